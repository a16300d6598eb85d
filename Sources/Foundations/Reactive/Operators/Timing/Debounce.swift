import VirtualTime

extension ObservableType {
  /// The elements that no other follows within a time; the last one is sent when the sequence ends.
  ///
  /// - Parameters:
  ///   - dueTime: how long it must be quiet after an element.
  ///   - scheduler: tells the time.
  ///   - fileID: the file the pause belongs to, for who asks what keeps the app busy.
  ///   - line: the line the pause belongs to.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    pipe { DebounceStage($0, dueTime, scheduler, Origin(fileID: fileID, line: line)) }
  }
}

private final class DebounceStage<Element>: Stage<Element, Element> {
  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let pause: ClockTask
  private var held: Element?

  init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any SchedulerType,
    _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    weak var stage: DebounceStage?
    pause = ClockTask(purpose: .init(.delayedEvent, "debounce"), origin: origin) { _ in
      stage?.release()
    }
    super.init(downstream)
    stage = self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    held = element
    pause.schedule(on: scheduler, after: dueTime)
  }

  override func completed() {
    release()
    finish()
  }

  override func dismantle() {
    disposeUpstream()
    pause.dispose()
  }

  private func release() {
    guard let element = held else { return }
    held = nil
    forward(element)
  }
}
