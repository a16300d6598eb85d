extension ObservableType {
  /// Sends all elements but the first, up to a count.
  public func skip(_ count: Int) -> Observable<Element> {
    lift { SkipSink($0, count) }
  }
}

private final class SkipSink<Element>: OperatorSink<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return forward(element) }
    remaining -= 1
  }
}
