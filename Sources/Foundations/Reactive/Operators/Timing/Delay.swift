import VirtualTime

extension ObservableType {
  /// Sends elements and completion after a delay; sends an error at once.
  ///
  /// - Parameters:
  ///   - dueTime: the delay.
  ///   - scheduler: the scheduler that times the delay.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    lift(DelaySink.self) { $0.init($1, dueTime, scheduler, Origin(fileID: fileID, line: line)) }
  }

  /// Subscribes to the sequence after a delay.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable.producer { sink in
      let operatorSink = ForwardingSink(sink)
      let task = ClockTask(
        purpose: .init(.delayedEvent, "delaySubscription"),
        origin: Origin(fileID: fileID, line: line)
      ) { _ in source.attach(operatorSink) }
      operatorSink.connect(task)
      task.schedule(on: scheduler, after: dueTime)
      return operatorSink
    }
  }
}

/// Queues events with their instants and sends each in an action of the scheduler.
///
/// As in RxSwift only the action of the oldest event is scheduled, and the next one once that has run.
private class DelaySink<Element>: OperatorSink<Element, Element> {
  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let task: ClockTask

  /// The lock of the properties below.
  private let lock = Locked()
  private var queue = Queue<Delayed>()
  private var isScheduled = false

  /// An element, or nil for completion, with the instant at which it arrived.
  private struct Delayed {
    let instant: VirtualClock.Instant
    let element: Element?
  }

  required init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any SchedulerType,
    _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    weak var sink: DelaySink?
    task = ClockTask(purpose: .init(.delayedEvent, "delay"), origin: origin) { _ in
      sink?.sendFirst()
    }
    super.init(downstream)
    sink = self
  }

  override func next(_ element: Element) {
    enqueue(element)
  }

  override func completed() {
    disposeUpstream()
    enqueue(nil)
  }

  override func disposeResources() {
    disposeUpstream()
    task.dispose()
    var waiting = Queue<Delayed>()
    lock.withValue { _ in swap(&waiting, &queue) }
  }

  private func enqueue(_ element: Element?) {
    guard !isDisposed else { return }
    let delayed = Delayed(instant: scheduler.instant, element: element)
    let mustSchedule = lock.withValue { _ in
      queue.append(delayed)
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { task.schedule(on: scheduler, after: dueTime) }
  }

  private func sendFirst() {
    var first: Delayed?
    lock.withValue { _ in first = queue.isEmpty ? nil : queue.removeFirst() }
    guard let first else { return }
    guard let element = first.element else { return finish() }
    forward(element)
    guard let next = nextInstant() else { return }
    let elapsed = next.duration(to: scheduler.instant)
    task.schedule(on: scheduler, after: max(dueTime - elapsed, .zero))
  }

  /// Returns the instant of the oldest event that waits; without one, the next event schedules itself.
  private func nextInstant() -> VirtualClock.Instant? {
    lock.withValue { _ in
      isScheduled = !queue.isEmpty
      return isScheduled ? queue.first?.instant : nil
    }
  }
}
