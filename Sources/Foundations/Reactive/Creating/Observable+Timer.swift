import VirtualTime

extension ObservableType where Element: FixedWidthInteger {
  /// 0 after a delay, then, where there is a period, 1, 2, 3 and so on.
  ///
  /// - Parameters:
  ///   - dueTime: the delay of the first element.
  ///   - period: the time between elements; without one the sequence ends after the first.
  ///   - scheduler: tells the time.
  ///   - fileID: the file the timer belongs to, for who asks what keeps the app busy.
  ///   - line: the line the timer belongs to.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    Ticks(dueTime, period, scheduler, "", Origin(fileID: fileID, line: line))
  }

  /// 0, 1, 2 and so on, one each period, the first after one.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    Ticks(period, period, scheduler, "interval", Origin(fileID: fileID, line: line))
  }
}

private final class Ticks<Element: FixedWidthInteger>: Observable<Element> {
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

  override func run(_ sink: Sink<Element>) -> Link {
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
