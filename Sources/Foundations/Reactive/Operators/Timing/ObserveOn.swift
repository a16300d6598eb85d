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

private final class ObserveStage<Element>: Stage<Element, Element> {
  private let scheduler: any ImmediateSchedulerType

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    schedule(.next(element))
  }

  override func error(_ error: any Error) {
    schedule(.error(error))
  }

  override func completed() {
    schedule(.completed)
  }

  private func schedule(_ event: Event<Element>) {
    guard !isDisposed else { return }
    _ = scheduler.schedule(event) { event in
      self.deliver(event)
      return Disposables.create()
    }
  }

  private func deliver(_ event: Event<Element>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
