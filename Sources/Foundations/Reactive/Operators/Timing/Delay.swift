import VirtualTime

extension ObservableType {
  /// The same elements and the same end, each that much later; a failure is passed on at once.
  ///
  /// - Parameters:
  ///   - dueTime: how much later.
  ///   - scheduler: tells the time.
  ///   - fileID: the file the delay belongs to, for who asks what keeps the app busy.
  ///   - line: the line the delay belongs to.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    pipe { DelayStage($0, dueTime, scheduler, Origin(fileID: fileID, line: line)) }
  }

  /// The sequence, subscribed to that much later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable.started { sink in
      let stage = PassStage(sink)
      let task = ClockTask(
        purpose: .init(.delayedEvent, "delaySubscription"),
        origin: Origin(fileID: fileID, line: line)
      ) { _ in source.attach(stage) }
      stage.connect(task)
      task.schedule(on: scheduler, after: dueTime)
      return stage
    }
  }
}

private final class DelayStage<Element>: Stage<Element, Element> {
  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let origin: Origin
  private var held: [ClockTask] = []
  private var done = 0

  init(
    _ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any SchedulerType,
    _ origin: Origin
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.origin = origin
    super.init(downstream)
  }

  override func next(_ element: Element) {
    hold { $0.forward(element) }
  }

  override func completed() {
    hold { $0.finish() }
  }

  override func dismantle() {
    disposeUpstream()
    let waiting = held[done...]
    held = []
    done = 0
    for task in waiting { task.dispose() }
  }

  private func hold(_ deliver: @escaping (DelayStage) -> Void) {
    guard !isDisposed else { return }
    let task = ClockTask(
      purpose: .init(.delayedEvent, "delay"), origin: origin
    ) { [unowned self] task in
      release()
      deliver(self)
    }
    held.append(task)
    task.schedule(on: scheduler, after: dueTime)
  }

  /// The first of those held is due: all are held equally long.
  private func release() {
    done += 1
    guard done == held.count || done > 64 else { return }
    held.removeFirst(done)
    done = 0
  }
}
