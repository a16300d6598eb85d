extension ObservableType {
  /// Sends the first elements, up to a count, then completes.
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0 ? .empty() : lift(TakeSink.self) { $0.init($1, count) }
  }
}

private class TakeSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private var remaining: Int

  required init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    let isLast = remaining == 0
    forward(element)
    if isLast { finish() }
  }
}
