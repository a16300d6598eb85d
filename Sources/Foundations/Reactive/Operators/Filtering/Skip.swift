extension ObservableType {
  /// All elements but the first so many.
  public func skip(_ count: Int) -> Observable<Element> {
    pipe { SkipStage($0, count) }
  }
}

private final class SkipStage<Element>: Stage<Element, Element> {
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
