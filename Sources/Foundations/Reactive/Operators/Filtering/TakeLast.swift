extension ObservableType {
  /// Sends the last elements, up to a count, when the sequence completes.
  public func takeLast(_ count: Int) -> Observable<Element> {
    lift(TakeLastSink.self) { $0.init($1, count) }
  }
}

private class TakeLastSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private var last: RingBuffer<Element>

  required init(_ downstream: Sink<Element>, _ count: Int) {
    last = RingBuffer(capacity: max(count, 0))
    super.init(downstream)
  }

  override func next(_ element: Element) {
    last.append(element)
  }

  override func completed() {
    let last = self.last
    last.forEach(forward)
    finish()
  }
}
