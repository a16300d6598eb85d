extension ObservableType {
  /// Sends the element at an index from 0; fails with `RxError.argumentOutOfRange` without it.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "Reactive: element(at:) counts from 0, and was given \(index)")
    return lift(ElementAtSink.self) { $0.init($1, index) }
  }

  /// Sends the first element, or nil where there is none.
  public func first() -> Single<Element?> {
    Single(raw: take(1).map { $0 }.ifEmpty(default: nil))
  }
}

extension ObservableType {
  /// Sends the only element; fails where there is none or more than one.
  public func single() -> Observable<Element> {
    lift(OnlySink.self) { $0.init($1) { _ in true } }
  }

  /// Sends the only element that satisfies a predicate; fails where there is none or more than one.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift(OnlySink.self) { $0.init($1, predicate) }
  }
}

/// A sink that sends the first element at once and fails at the second.
private class OnlySink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private let predicate: (Element) throws -> Bool
  private var hasSent = false

  required init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      guard try predicate(element) else { return }
      guard !hasSent else { return fail(RxError.moreThanOneElement) }
      hasSent = true
      forward(element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    hasSent ? finish() : fail(RxError.noElements)
  }
}

private class ElementAtSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private var remaining: Int

  required init(_ downstream: Sink<Element>, _ index: Int) {
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
