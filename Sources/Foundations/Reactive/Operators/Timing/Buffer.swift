import VirtualTime

extension ObservableType {
  /// Sends the elements of a time span, or a number of them, as an array.
  ///
  /// - Parameters:
  ///   - timeSpan: the longest time until the array is sent, also where it is empty.
  ///   - count: the number of elements after which the array is sent.
  ///   - scheduler: the scheduler that times the span.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<[Element]> {
    let source = asObservable()
    let origin = Origin(fileID: fileID, line: line)
    return Observable<[Element]>.producer { sink in
      BufferSink(sink, PeriodTimer(timeSpan, scheduler, "buffer", origin), count).run(source)
    }
  }

  /// Sends the elements of a time span, or a number of them, as a sequence.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    let origin = Origin(fileID: fileID, line: line)
    return Observable<Observable<Element>>.producer { sink in
      WindowSink(sink, PeriodTimer(timeSpan, scheduler, "window", origin), count).run(source)
    }
  }
}

/// A timer that is restarted whenever a period ends early.
private final class PeriodTimer {
  var fired: () -> Void = {}

  private let period: Duration
  private let scheduler: any SchedulerType
  private let name: String
  private let origin: Origin
  private lazy var task = ClockTask(purpose: .init(.delayedEvent, name), origin: origin) {
    [unowned self] _ in fired()
  }

  init(_ period: Duration, _ scheduler: any SchedulerType, _ name: String, _ origin: Origin) {
    self.period = period
    self.scheduler = scheduler
    self.name = name
    self.origin = origin
  }

  func restart() {
    task.schedule(on: scheduler, after: period)
  }

  func stop() {
    fired = {}
    task.dispose()
  }
}

private final class BufferSink<Element>: OperatorSink<Element, [Element]> {
  private let timer: PeriodTimer
  private let count: Int
  private var elements: [Element] = []

  init(_ downstream: Sink<[Element]>, _ timer: PeriodTimer, _ count: Int) {
    self.timer = timer
    self.count = count
    super.init(downstream)
  }

  func run(_ source: Observable<Element>) -> LinkedDisposable {
    keep(source)
    timer.fired = { [unowned self] in flush() }
    timer.restart()
    connect(source.run(self))
    return self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    elements.append(element)
    if elements.count == count { flush() }
  }

  override func completed() {
    forward(elements)
    finish()
  }

  override func disposeResources() {
    disposeUpstream()
    timer.stop()
  }

  private func flush() {
    let elements = self.elements
    self.elements = []
    forward(elements)
    if !isDisposed { timer.restart() }
  }
}

private final class WindowSink<Element>: OperatorSink<Element, Observable<Element>> {
  private let timer: PeriodTimer
  private let count: Int
  private var window = PublishSubject<Element>()
  private var sent = 0

  init(_ downstream: Sink<Observable<Element>>, _ timer: PeriodTimer, _ count: Int) {
    self.timer = timer
    self.count = count
    super.init(downstream)
  }

  func run(_ source: Observable<Element>) -> LinkedDisposable {
    keep(source)
    timer.fired = { [unowned self] in startNextWindow() }
    forward(window)
    timer.restart()
    connect(source.run(self))
    return self
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    window.onNext(element)
    sent += 1
    if sent == count { startNextWindow() }
  }

  override func error(_ error: any Error) {
    window.onError(error)
    fail(error)
  }

  override func completed() {
    window.onCompleted()
    finish()
  }

  override func disposeResources() {
    disposeUpstream()
    timer.stop()
  }

  private func startNextWindow() {
    sent = 0
    let ended = window
    window = PublishSubject()
    ended.onCompleted()
    forward(window)
    if !isDisposed { timer.restart() }
  }
}
