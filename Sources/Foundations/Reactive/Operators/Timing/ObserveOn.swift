extension ObservableType {
  /// Sends the events to observers on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    lift { ObserveOnSink($0, scheduler) }
  }

  /// Subscribes to the sequence on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable.producer { sink in
      let operatorSink = ForwardingSink(sink)
      var hasStarted = false
      let starting = scheduler.schedule(()) { _ in
        hasStarted = true
        if !operatorSink.isDisposed { source.attach(operatorSink) }
        return Disposables.create()
      }
      if !hasStarted { operatorSink.connect(starting.asLinkedDisposable) }
      return operatorSink
    }
  }
}

/// Queues events and sends each as one action of the scheduler.
private final class ObserveOnSink<Element>: OperatorSink<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private var queue: [Event<Element>] = []
  private var isScheduled = false
  private var scheduled: (any Disposable)?

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    enqueue(.next(element))
  }

  override func error(_ error: any Error) {
    enqueue(.error(error))
  }

  override func completed() {
    enqueue(.completed)
  }

  override func disposeResources() {
    disposeUpstream()
    queue = []
    scheduled?.dispose()
    scheduled = nil
  }

  private func enqueue(_ event: Event<Element>) {
    guard !isDisposed else { return }
    queue.append(event)
    if !isScheduled { schedule() }
  }

  private func schedule() {
    isScheduled = true
    var hasRun = false
    let work = scheduler.schedule(()) { _ in
      hasRun = true
      self.sendFirst()
      return Disposables.create()
    }
    if !hasRun { scheduled = work }
  }

  private func sendFirst() {
    scheduled = nil
    guard !queue.isEmpty else { return }
    sendDownstream(queue.removeFirst())
    isScheduled = false
    if !queue.isEmpty { schedule() }
  }

  private func sendDownstream(_ event: Event<Element>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
