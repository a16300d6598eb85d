import VirtualTime

extension ObservableType {
  /// Sends the events to observers on a scheduler.
  ///
  /// Events may arrive on one thread while the scheduler delivers on another.
  public func observe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    lift(ObserveOnSink.self) { $0.init($1, scheduler, Origin(fileID: fileID, line: line)) }
  }
}

/// Queues events and sends each as one action of the scheduler.
private class ObserveOnSink<Element>: OperatorSink<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private let origin: Origin

  /// The lock of all the properties below.
  private let lock = Locked()
  private var queue = Queue<Event<Element>>()
  private var isScheduled = false
  private var hasEnded = false
  private var action: (any Disposable)?
  private var actionCount = 0

  required init(
    _ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ origin: Origin
  ) {
    self.scheduler = scheduler
    self.origin = origin
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
    var waiting = Queue<Event<Element>>()
    var scheduled: (any Disposable)?
    lock.withValue { _ in
      hasEnded = true
      swap(&waiting, &queue)
      swap(&scheduled, &action)
    }
    scheduled?.dispose()
  }

  private func enqueue(_ event: Event<Element>) {
    guard !isDisposed else { return }
    let mustSchedule = lock.withValue { _ in
      queue.append(event)
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { schedule() }
  }

  private func schedule() {
    let number = lock.withValue { _ in
      actionCount += 1
      return actionCount
    }
    let scheduled = scheduler.schedule(from: origin) {
      self.sendFirst()
      return Disposables.create()
    }
    keep(scheduled, number)
  }

  /// Keeps an action for disposal.
  ///
  /// The scheduler may have run it before it returned, and the run may have scheduled the next one,
  /// in place or on another thread: then the next one is kept.
  private func keep(_ scheduled: any Disposable, _ number: Int) {
    let isUnneeded = lock.withValue { _ in
      guard !hasEnded else { return true }
      if number == actionCount { action = scheduled }
      return false
    }
    if isUnneeded { scheduled.dispose() }
  }

  private func sendFirst() {
    var first: Event<Element>?
    lock.withValue { _ in first = queue.isEmpty ? nil : queue.removeFirst() }
    if let first { sendDownstream(first) }
    let mustSchedule = lock.withValue { _ in
      isScheduled = !queue.isEmpty
      return isScheduled
    }
    if mustSchedule { schedule() }
  }

  private func sendDownstream(_ event: Event<Element>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
