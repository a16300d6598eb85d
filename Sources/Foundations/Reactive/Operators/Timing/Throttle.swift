import VirtualTime

extension ObservableType {
  /// At most one element in each stretch of time: the first, and at its end the last that came.
  ///
  /// - Parameters:
  ///   - dueTime: how long a stretch is.
  ///   - latest: whether the last element of a stretch is sent at its end.
  ///   - scheduler: tells the time.
  ///   - fileID: the file the pause belongs to, for who asks what keeps the app busy.
  ///   - line: the line the pause belongs to.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    pipe { ThrottleStage($0, dueTime, latest, scheduler, Origin(fileID: fileID, line: line)) }
  }
}

private final class ThrottleStage<Element>: Stage<Element, Element> {
  private let dueTime: Duration
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let pause: ClockTask
  private var held: Element?
  private var lastSent: RxTime?
  private var hasEnded = false

  init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ latest: Bool,
    _ scheduler: any SchedulerType, _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    weak var stage: ThrottleStage?
    pause = ClockTask(purpose: .init(.delayedEvent, "throttle"), origin: origin) { _ in
      stage?.pauseIsOver()
    }
    super.init(downstream)
    stage = self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    let rest = lastSent.map { dueTime - $0.duration(to: scheduler.now) } ?? .zero
    if rest <= .zero { return send(element) }
    guard latest else { return }
    let isWaiting = held != nil
    held = element
    if !isWaiting { pause.schedule(on: scheduler, after: rest) }
  }

  override func completed() {
    hasEnded = true
    if held == nil { finish() }
  }

  override func dismantle() {
    disposeUpstream()
    pause.dispose()
  }

  private func send(_ element: Element) {
    held = nil
    forward(element)
    lastSent = scheduler.now
  }

  private func pauseIsOver() {
    if let held { send(held) }
    if hasEnded { finish() }
  }
}
