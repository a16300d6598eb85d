import VirtualTime

extension ObservableType {
  /// Sends at most one element per period: the first at once, and the last at the end of the period.
  ///
  /// - Parameters:
  ///   - dueTime: the period.
  ///   - latest: whether the last element of a period is sent at its end.
  ///   - scheduler: the scheduler that times the period.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    lift(ThrottleSink.self) {
      $0.init($1, dueTime, latest, scheduler, Origin(fileID: fileID, line: line))
    }
  }
}

private class ThrottleSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private let dueTime: Duration
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer: ClockTask
  private var pending: Element?
  private var lastSent: VirtualClock.Instant?
  private var hasCompleted = false

  required init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ latest: Bool,
    _ scheduler: any SchedulerType, _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    weak var sink: ThrottleSink?
    timer = ClockTask(purpose: .init(.delayedEvent, "throttle"), origin: origin) { _ in
      sink?.periodEnded()
    }
    super.init(downstream)
    sink = self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    let remaining = lastSent.map { dueTime - $0.duration(to: scheduler.instant) } ?? .zero
    if remaining <= .zero { return send(element) }
    guard latest else { return }
    let isWaiting = pending != nil
    pending = element
    if !isWaiting { timer.schedule(on: scheduler, after: remaining) }
  }

  override func completed() {
    hasCompleted = true
    disposeUpstream()
    if pending == nil { finish() }
  }

  override func disposeResources() {
    disposeUpstream()
    timer.dispose()
  }

  private func send(_ element: Element) {
    pending = nil
    forward(element)
    lastSent = scheduler.instant
  }

  private func periodEnded() {
    if let pending { send(pending) }
    if hasCompleted { finish() }
  }
}
