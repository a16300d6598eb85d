extension ObservableType {
  /// The sequence as a promise of exactly one element; it fails where there is none, or another.
  public func asSingle() -> Single<Element> {
    Single(raw: pipe { OnlyStage($0) })
  }
}

/// Holds the element back until the sequence ends, for only then it is the only one.
private final class OnlyStage<Element>: Stage<Element, Element> {
  private var only: Element?

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
