import VirtualTime

extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence of 0 after a delay, then, with a period, of 1, 2, 3 and so on.
  ///
  /// - Parameters:
  ///   - dueTime: the delay of the first element.
  ///   - period: the time between elements; without one the sequence completes after the first.
  ///   - scheduler: the scheduler of the timer.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    TimerObservable(dueTime, period, scheduler, "", Origin(fileID: fileID, line: line))
  }

  /// Creates a sequence of 0, 1, 2 and so on, one each period, the first after one period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    TimerObservable(period, period, scheduler, "interval", Origin(fileID: fileID, line: line))
  }
}

private final class TimerObservable<Element: FixedWidthInteger>: Observable<Element> {
  private let dueTime: Duration
  private let period: Duration?
  private let scheduler: any SchedulerType
  private let name: String
  private let origin: Origin

  init(
    _ dueTime: Duration, _ period: Duration?, _ scheduler: any SchedulerType, _ name: String,
    _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.period = period
    self.scheduler = scheduler
    self.name = name
    self.origin = origin
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    var tick: Element = 0
    let task = ClockTask(
      purpose: .init(.timer, name, period: period), origin: origin
    ) { [scheduler, period] task in
      if let period { task.schedule(on: scheduler, after: period) }
      sink.next(tick)
      tick &+= 1
      if period == nil { sink.completed() }
    }
    task.schedule(on: scheduler, after: dueTime)
    return task
  }
}
