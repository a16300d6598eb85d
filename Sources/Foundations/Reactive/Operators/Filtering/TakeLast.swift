extension ObservableType {
  /// The last so many elements, sent when the sequence ends.
  public func takeLast(_ count: Int) -> Observable<Element> {
    pipe { TakeLastStage($0, count) }
  }
}

private final class TakeLastStage<Element>: Stage<Element, Element> {
  private var last: Ring<Element>

  init(_ downstream: Sink<Element>, _ count: Int) {
    last = Ring(capacity: max(count, 0))
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
