extension ObservableType {
  /// Sends an element where the sequence completes without any.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// Continues with another sequence where this one completes without any element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift(IfEmptySink.self) { $0.init($1, other) }
  }
}

private class IfEmptySink<Element>: OperatorSink<Element, Element> {
  private var other: Observable<Element>?

  required init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
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
