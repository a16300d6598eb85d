extension ObservableType {
  /// Sends each element with its index, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift(EnumeratedSink.self) { $0.init($1) }
  }
}

private class EnumeratedSink<Element>: OperatorSink<Element, (index: Int, element: Element)> {
  private var index = 0

  required override init(_ downstream: Sink<(index: Int, element: Element)>) {
    super.init(downstream)
  }

  override func next(_ element: Element) {
    // Counted first, since an observer may send the next element within this one.
    let current = index
    index += 1
    forward((current, element))
  }
}
