extension ObservableType {
  /// The same events, handed to observers by a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    pipe { ObserveStage($0, scheduler) }
  }

  /// The same events, with the subscription made by a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable.started { sink in
      let stage = PassStage(sink)
      var hasStarted = false
      let starting = scheduler.schedule(()) { _ in
        hasStarted = true
        if !stage.isDisposed { source.attach(stage) }
        return Disposables.create()
      }
      if !hasStarted { stage.connect(starting.asLink) }
      return stage
    }
  }
}

/// Hands over one event at a time, each by the scheduler.
private final class ObserveStage<Element>: Stage<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private var waiting: [Event<Element>] = []
  private var isScheduled = false
  private var scheduled: (any Disposable)?

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    take(.next(element))
  }

  override func error(_ error: any Error) {
    take(.error(error))
  }

  override func completed() {
    take(.completed)
  }

  override func dismantle() {
    disposeUpstream()
    waiting = []
    scheduled?.dispose()
    scheduled = nil
  }

  private func take(_ event: Event<Element>) {
    guard !isDisposed else { return }
    waiting.append(event)
    if !isScheduled { schedule() }
  }

  private func schedule() {
    isScheduled = true
    var hasRun = false
    let work = scheduler.schedule(()) { _ in
      hasRun = true
      self.deliverFirst()
      return Disposables.create()
    }
    if !hasRun { scheduled = work }
  }

  private func deliverFirst() {
    scheduled = nil
    guard !waiting.isEmpty else { return }
    deliver(waiting.removeFirst())
    isScheduled = false
    if !waiting.isEmpty { schedule() }
  }

  private func deliver(_ event: Event<Element>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
