import VirtualTime

extension ObservableType {
  /// Fails with `RxError.timeout` where no event arrives for a duration.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    timeout(
      dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler, fileID: fileID,
      line: line)
  }

  /// Continues with another sequence where no event arrives for a duration.
  ///
  /// - Parameters:
  ///   - dueTime: the duration, from the subscription or the last event.
  ///   - other: the sequence that replaces this one.
  ///   - scheduler: the scheduler that times the duration.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    let origin = Origin(fileID: fileID, line: line)
    return Observable.producer { sink in
      let operatorSink = TimeoutSink(sink, dueTime, other, scheduler, origin)
      operatorSink.keep(source)
      operatorSink.restartTimer()
      operatorSink.connect(source.run(operatorSink))
      return operatorSink
    }
  }
}

private final class TimeoutSink<Element>: OperatorSink<Element, Element> {
  private let dueTime: Duration
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let timer: ClockTask

  init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ other: Observable<Element>,
    _ scheduler: any SchedulerType, _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    weak var operatorSink: TimeoutSink?
    timer = ClockTask(purpose: .init(.delayedEvent, "timeout"), origin: origin) { _ in
      operatorSink?.timerFired()
    }
    super.init(downstream)
    operatorSink = self
  }

  func restartTimer() {
    timer.schedule(on: scheduler, after: dueTime)
  }

  override func next(_ element: Element) {
    forward(element)
    if !isDisposed, !timer.isDisposed { restartTimer() }
  }

  override func disposeResources() {
    disposeUpstream()
    timer.dispose()
  }

  private func timerFired() {
    guard !isDisposed else { return }
    disposeUpstream()
    timer.dispose()
    other.attach(self)
  }
}
