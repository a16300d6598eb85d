import VirtualTime

extension ObservableType {
  /// The sequence; it fails with `RxError.timeout` where no event comes for so long.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    timeout(
      dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler, fileID: fileID,
      line: line)
  }

  /// The sequence, and another in its place where no event comes for so long.
  ///
  /// - Parameters:
  ///   - dueTime: how long there may be no event, from the subscription on.
  ///   - other: what takes the sequence's place.
  ///   - scheduler: tells the time.
  ///   - fileID: the file the limit belongs to, for who asks what keeps the app busy.
  ///   - line: the line the limit belongs to.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    let origin = Origin(fileID: fileID, line: line)
    return Observable.started { sink in
      let stage = TimeoutStage(sink, dueTime, other, scheduler, origin)
      stage.wait()
      stage.connect(source.run(stage))
      return stage
    }
  }
}

private final class TimeoutStage<Element>: Stage<Element, Element> {
  private let dueTime: Duration
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let limit: ClockTask

  init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ other: Observable<Element>,
    _ scheduler: any SchedulerType, _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    weak var stage: TimeoutStage?
    limit = ClockTask(purpose: .init(.delayedEvent, "timeout"), origin: origin) { _ in
      stage?.timeIsOver()
    }
    super.init(downstream)
    stage = self
  }

  func wait() {
    limit.schedule(on: scheduler, after: dueTime)
  }

  override func next(_ element: Element) {
    forward(element)
    if !isDisposed, !limit.isDisposed { wait() }
  }

  override func dismantle() {
    disposeUpstream()
    limit.dispose()
  }

  private func timeIsOver() {
    guard !isDisposed else { return }
    disposeUpstream()
    limit.dispose()
    other.attach(self)
  }
}
