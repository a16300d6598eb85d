extension ObservableType {
  /// Continues after an error with the sequence that a closure makes of it.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift(CatchSink.self) { $0.init($1, handler) }
  }

  /// Sends an element and completes in place of an error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

extension ObservableType {
  /// Sends several sequences, each subscribed to once the previous one has failed.
  ///
  /// Completes with the first one that completes; fails with the error of the last one.
  public static func `catch`<Sources: Sequence>(
    sequence: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Observable.producer { CatchSequenceSink(sequence.makeIterator(), $0).run() }
  }
}

private class CatchSink<Element>: ForwardingSink<Element> {
  override class var keepsSource: Bool { true }

  private var handler: ((any Error) throws -> Observable<Element>)?

  required init(
    _ downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
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

/// Subscribes to each source once the previous one has failed.
private final class CatchSequenceSink<Element, Sources: IteratorProtocol>: SequentialSink<
  Element, Sources
>
where Sources.Element == Observable<Element> {
  private var lastError: (any Error)?

  override func error(_ error: any Error) {
    lastError = error
    sourceEnded()
  }

  override func lastSourceEnded() {
    if let lastError { fail(lastError) } else { finish() }
  }
}
