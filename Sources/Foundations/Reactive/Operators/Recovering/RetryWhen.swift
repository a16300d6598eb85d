extension ObservableType {
  /// Resubscribes to the sequence after an error each time a notifier sends an element.
  ///
  /// - Parameter notificationHandler: makes the notifier from the errors. An element of it
  ///   resubscribes; its completion or error ends the sequence.
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

private final class RetryWhenSink<Element, Failure>: OperatorSink<Element, Element> {
  private let source: Observable<Element>
  private let cast: (any Error) -> Failure?
  private let failures = PublishSubject<Failure>()
  private var notifier: LinkedDisposable?

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
      onNext: { [weak self] _ in self?.resubscribe() },
      onError: { [weak self] in self?.fail($0) },
      onCompleted: { [weak self] in self?.finish() })
    self.notifier = notifier
    notifier.connect(handler(failures).run(notifier))
    if !isDisposed { connect(source.run(self)) }
    return self
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func error(_ error: any Error) {
    guard let failure = cast(error) else { return fail(error) }
    disposeUpstream()
    failures.onNext(failure)
  }

  override func disposeResources() {
    disposeUpstream()
    notifier?.dispose()
    notifier = nil
  }

  private func resubscribe() {
    guard !isDisposed else { return }
    disposeUpstream()
    source.attach(self)
  }
}
