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

/// Subscribes to the sources in order, in a loop where they fail at once, to spare the stack.
private final class CatchSequenceSink<Element, Sources: IteratorProtocol>: ForwardingSink<Element>
where Sources.Element == Observable<Element> {
  private var sources: Sources
  private var isSubscribing = false
  private var hasFailed = false
  private var lastError: (any Error)?

  init(_ sources: Sources, _ downstream: Sink<Element>) {
    self.sources = sources
    super.init(downstream)
  }

  func run() -> LinkedDisposable {
    subscribeToNext()
    return self
  }

  override func error(_ error: any Error) {
    lastError = error
    hasFailed = true
    if !isSubscribing { subscribeToNext() }
  }

  private func subscribeToNext() {
    isSubscribing = true
    defer { isSubscribing = false }
    repeat {
      hasFailed = false
      disposeUpstream()
      guard let source = sources.next() else { return end() }
      source.attach(self)
    } while hasFailed && !isDisposed
  }

  private func end() {
    if let lastError { fail(lastError) } else { finish() }
  }
}
