extension ObservableType {
  /// Returns the sequence as a single, which fails where there is no element or more than one.
  public func asSingle() -> Single<Element> {
    Single(raw: lift(AsSingleSink.self) { $0.init($1) })
  }
}

/// A sink that sends the element on completion, once it is known to be the only one.
private class AsSingleSink<Element>: OperatorSink<Element, Element> {
  private var only: Element?

  required override init(_ downstream: Sink<Element>) {
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    guard only == nil else { return fail(RxError.moreThanOneElement) }
    only = element
  }

  override func completed() {
    guard let only else { return fail(RxError.noElements) }
    forward(only)
    finish()
  }
}
