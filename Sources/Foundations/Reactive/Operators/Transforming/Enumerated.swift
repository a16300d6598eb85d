extension ObservableType {
  /// Each element with its number, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    pipe { EnumeratedStage($0) }
  }
}

private final class EnumeratedStage<Element>: Stage<Element, (index: Int, element: Element)> {
  private var index = 0

  override func next(_ element: Element) {
    defer { index += 1 }
    forward((index, element))
  }
}
