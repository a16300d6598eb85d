import VirtualTime

extension ObservableType {
  /// Sends an element once no other follows for a duration; sends the last one on completion.
  ///
  /// - Parameters:
  ///   - dueTime: the duration without elements after which an element is sent.
  ///   - scheduler: the scheduler that times the duration.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    lift(DebounceSink.self) { $0.init($1, dueTime, scheduler, Origin(fileID: fileID, line: line)) }
  }
}

private class DebounceSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let timer: ClockTask
  private var pending: Element?

  required init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any SchedulerType,
    _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    weak var sink: DebounceSink?
    timer = ClockTask(purpose: .init(.delayedEvent, "debounce"), origin: origin) { _ in
      sink?.sendPending()
    }
    super.init(downstream)
    sink = self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    pending = element
    timer.schedule(on: scheduler, after: dueTime)
  }

  override func completed() {
    sendPending()
    finish()
  }

  override func disposeResources() {
    disposeUpstream()
    timer.dispose()
  }

  private func sendPending() {
    guard let element = pending else { return }
    pending = nil
    forward(element)
  }
}
