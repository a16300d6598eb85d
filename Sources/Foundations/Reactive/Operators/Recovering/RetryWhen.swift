extension ObservableType {
  /// Resubscribes to the sequence after an error each time a notifier sends an element.
  ///
  /// - Parameter notificationHandler: makes the notifier from the errors. An element of it after an
  ///   error resubscribes; its completion or error ends the sequence once the sequence has failed.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler, as: { $0 })
  }

  /// Resubscribes as ``retry(when:)-swift.method`` after errors of one type; others end the sequence.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler, as: { $0 as? Failure })
  }

  private func retry<Trigger: ObservableType, Failure>(
    when handler: @escaping (Observable<Failure>) -> Trigger,
    as cast: @escaping (any Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable.producer { sink in
      RetryWhenSink(sink, source, cast).run { handler($0).asObservable() }
    }
  }
}

/// Waits for the notifier after each error; resubscribes in a loop, to spare the stack.
private final class RetryWhenSink<Element, Failure>: ForwardingSink<Element> {
  private let source: Observable<Element>
  private let cast: (any Error) -> Failure?
  private let failures = PublishSubject<Failure>()
  private var notifier: LinkedDisposable?
  private var notifierEnd: TerminalEvent?
  private var isWaiting = false
  private var isSubscribing = false
  private var mustSubscribe = false

  init(
    _ downstream: Sink<Element>, _ source: Observable<Element>,
    _ cast: @escaping (any Error) -> Failure?
  ) {
    self.source = source
    self.cast = cast
    super.init(downstream)
  }

  func run<Signal>(_ handler: (Observable<Failure>) -> Observable<Signal>) -> LinkedDisposable {
    let notifier = NotifierSink<Signal>(
      onNext: { [weak self] _ in self?.triggered() },
      onError: { [weak self] in self?.notifierEnded(.error($0)) },
      onCompleted: { [weak self] in self?.notifierEnded(.completed) })
    self.notifier = notifier
    notifier.connect(handler(failures).run(notifier))
    subscribe()
    return self
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    guard let failure = cast(error) else { return fail(error) }
    disposeUpstream()
    isWaiting = true
    if let notifierEnd { return end(notifierEnd) }
    failures.onNext(failure)
  }

  override func disposeResources() {
    disposeUpstream()
    notifier?.dispose()
    notifier = nil
  }

  /// Resubscribes where the source has failed; an element that no failure preceded means nothing.
  private func triggered() {
    guard isWaiting, !isDisposed else { return }
    if isSubscribing { mustSubscribe = true } else { subscribe() }
  }

  /// Ends the sequence, at the next failure of the source where there is none now.
  private func notifierEnded(_ terminalEvent: TerminalEvent) {
    notifierEnd = terminalEvent
    if isWaiting { end(terminalEvent) }
  }

  private func end(_ terminalEvent: TerminalEvent) {
    switch terminalEvent {
    case .completed: finish()
    case .error(let error): fail(error)
    }
  }

  private func subscribe() {
    isSubscribing = true
    repeat {
      mustSubscribe = false
      isWaiting = false
      source.attach(self)
    } while mustSubscribe && !isDisposed
    isSubscribing = false
  }
}
