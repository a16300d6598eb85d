extension ObservableType {
  /// Sends each element with its index, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift { EnumeratedSink($0) }
  }
}

private final class EnumeratedSink<Element>: OperatorSink<Element, (index: Int, element: Element)> {
  private var index = 0

  override func next(_ element: Element) {
    defer { index += 1 }
    forward((index, element))
  }
}
