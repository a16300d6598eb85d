extension ObservableType {
  /// The sequence, and where it fails, the one a closure makes of the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    pipe { CatchStage($0, handler) }
  }

  /// The sequence, and where it fails, one element in place of the error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

private final class CatchStage<Element>: Stage<Element, Element> {
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
