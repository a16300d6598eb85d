extension ObservableType {
  /// Sends the element at an index from 0; fails with `RxError.argumentOutOfRange` without it.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "Reactive: element(at:) counts from 0, and was given \(index)")
    return lift { ElementAtSink($0, index) }
  }

  /// Sends the first element, or nil where there is none.
  public func first() -> Single<Element?> {
    Single(raw: take(1).map { $0 }.ifEmpty(default: nil))
  }
}

private final class ElementAtSink<Element>: OperatorSink<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ index: Int) {
    remaining = index
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining == 0 else {
      remaining -= 1
      return
    }
    forward(element)
    finish()
  }

  override func completed() {
    fail(RxError.argumentOutOfRange)
  }
}
