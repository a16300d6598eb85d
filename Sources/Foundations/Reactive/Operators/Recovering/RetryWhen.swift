extension ObservableType {
  /// The sequence, subscribed to again when a sequence made of its errors says so.
  ///
  /// - Parameter notificationHandler: turns the errors into what decides: an element subscribes
  ///   again, its end ends the sequence, its error is the sequence's.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler, as: { $0 })
  }

  /// As ``retry(when:)-swift.method``, for errors of one type; any other ends the sequence.
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
    return Observable.started { sink in
      RetryWhenStage(sink, source, cast).listening { handler($0).asObservable() }
    }
  }
}

private final class RetryWhenStage<Element, Failure>: Stage<Element, Element> {
  private let source: Observable<Element>
  private let cast: (any Error) -> Failure?
  private let failures = PublishSubject<Failure>()
  private var trigger: Link?

  init(
    _ downstream: Sink<Element>, _ source: Observable<Element>,
    _ cast: @escaping (any Error) -> Failure?
  ) {
    self.source = source
    self.cast = cast
    super.init(downstream)
  }

  func listening<Signal>(_ handler: (Observable<Failure>) -> Observable<Signal>) -> Link {
    let side = SideSink<Signal>(
      onNext: { [weak self] _ in self?.subscribeAgain() },
      onError: { [weak self] in self?.fail($0) },
      onCompleted: { [weak self] in self?.finish() })
    trigger = side
    side.connect(handler(failures).run(side))
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

  override func dismantle() {
    disposeUpstream()
    trigger?.dispose()
    trigger = nil
  }

  private func subscribeAgain() {
    guard !isDisposed else { return }
    disposeUpstream()
    source.attach(self)
  }
}
