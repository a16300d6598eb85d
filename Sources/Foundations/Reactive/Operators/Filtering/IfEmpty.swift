extension ObservableType {
  /// The sequence, or one element where it ends without any.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// The sequence, or another where it ends without any element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    pipe { IfEmptyStage($0, other) }
  }
}

private final class IfEmptyStage<Element>: Stage<Element, Element> {
  private var other: Observable<Element>?

  init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream)
  }

  override func next(_ element: Element) {
    other = nil
    forward(element)
  }

  override func completed() {
    guard let other else { return finish() }
    self.other = nil
    disposeUpstream()
    if !isDisposed { other.attach(self) }
  }
}
