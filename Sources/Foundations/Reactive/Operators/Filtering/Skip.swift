import VirtualTime

extension ObservableType {
  /// Sends all elements but the first, up to a count.
  public func skip(_ count: Int) -> Observable<Element> {
    lift(SkipSink.self) { $0.init($1, count) }
  }
}

extension ObservableType {
  /// Skips the elements of a duration from the subscription.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let origin = Origin(fileID: fileID, line: line)
    let source = asObservable()
    return Observable.producer { sink in
      let operatorSink = SkipTimeSink(sink, origin)
      operatorSink.open(after: duration, on: scheduler)
      operatorSink.connect(source.run(operatorSink))
      return operatorSink
    }
  }
}

/// A sink that drops elements until a timer has fired.
private final class SkipTimeSink<Element>: OperatorSink<Element, Element> {
  private var isOpen = false
  private var timer: ClockTask?

  init(_ downstream: Sink<Element>, _ origin: Origin) {
    super.init(downstream)
    timer = ClockTask(purpose: .init(.delayedEvent, "skip"), origin: origin) {
      [weak self] _ in self?.isOpen = true
    }
  }

  func open(after duration: Duration, on scheduler: any SchedulerType) {
    timer?.schedule(on: scheduler, after: duration)
  }

  override func next(_ element: Element) {
    if isOpen { forward(element) }
  }

  override func disposeResources() {
    disposeUpstream()
    timer?.dispose()
  }
}

private class SkipSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private var remaining: Int

  required init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return forward(element) }
    remaining -= 1
  }
}
