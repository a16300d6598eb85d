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
    lift { DelaySink($0, dueTime, scheduler, Origin(fileID: fileID, line: line)) }
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

private final class DelaySink<Element>: OperatorSink<Element, Element> {
  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let origin: Origin
  private let lock = Locked()
  private var tasks = Queue<ClockTask>()

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
    schedule { $0.forward(element) }
  }

  override func completed() {
    disposeUpstream()
    schedule { $0.finish() }
  }

  override func disposeResources() {
    disposeUpstream()
    var pending = Queue<ClockTask>()
    lock.withValue { _ in swap(&pending, &tasks) }
    while !pending.isEmpty { pending.removeFirst().dispose() }
  }

  private func schedule(_ deliver: @escaping (DelaySink) -> Void) {
    guard !isDisposed else { return }
    let task = ClockTask(
      purpose: .init(.delayedEvent, "delay"), origin: origin
    ) { [unowned self] task in
      // Tasks start in order, since all have the same delay.
      lock.withValue { _ in if !tasks.isEmpty { _ = tasks.removeFirst() } }
      deliver(self)
    }
    lock.withValue { _ in tasks.append(task) }
    task.schedule(on: scheduler, after: dueTime)
  }
}
