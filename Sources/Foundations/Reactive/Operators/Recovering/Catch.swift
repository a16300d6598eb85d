extension ObservableType {
  /// Continues after an error with the sequence that a closure makes of it.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { CatchSink($0, handler) }
  }

  /// Sends an element and completes in place of an error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

private final class CatchSink<Element>: OperatorSink<Element, Element> {
  private var handler: ((any Error) throws -> Observable<Element>)?

  init(
    _ downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func error(_ error: any Error) {
    guard let handler, !isDisposed else { return fail(error) }
    self.handler = nil
    disposeUpstream()
    do {
      try handler(error).attach(self)
    } catch {
      fail(error)
    }
  }
}
