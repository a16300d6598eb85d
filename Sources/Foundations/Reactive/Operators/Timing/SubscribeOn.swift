extension ObservableType {
  /// Subscribes to the sequence, and disposes of the subscription, on a scheduler.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let source = asObservable()
    let origin = Origin(fileID: fileID, line: line)
    return Observable.producer { sink in
      let operatorSink = ForwardingSink(sink)
      let subscription = ScheduledSubscription(scheduler, origin)
      operatorSink.connect(subscription)
      subscription.start { source.attach(SubscribeOnInnerSink(operatorSink, subscription)) }
      return operatorSink
    }
  }
}

/// The sink for the source; unlike an operator's it leaves its disposal to the scheduler.
private final class SubscribeOnInnerSink<Element>: Sink<Element> {
  private let parent: ForwardingSink<Element>

  init(_ parent: ForwardingSink<Element>, _ subscription: ScheduledSubscription) {
    self.parent = parent
    super.init()
    subscription.sink = self
  }

  override func next(_ element: Element) {
    parent.next(element)
  }

  override func error(_ error: any Error) {
    parent.error(error)
  }

  override func completed() {
    parent.completed()
  }
}

/// A subscription that a scheduler makes and, once it is made, disposes of.
private final class ScheduledSubscription: LinkedDisposable {
  private let scheduler: any ImmediateSchedulerType
  private let origin: Origin
  private var starting: (any Disposable)?
  private var hasStarted = false
  fileprivate var sink: LinkedDisposable?

  init(_ scheduler: any ImmediateSchedulerType, _ origin: Origin) {
    self.scheduler = scheduler
    self.origin = origin
  }

  func start(_ subscribe: @escaping () -> Void) {
    let starting = scheduler.schedule(from: origin) {
      self.hasStarted = true
      if !self.isDisposed { subscribe() }
      return Disposables.create()
    }
    if !hasStarted { self.starting = starting }
  }

  override func dispose() {
    guard markDisposed() else { return }
    starting?.dispose()
    starting = nil
    guard let sink else { return }
    self.sink = nil
    _ = scheduler.schedule(from: origin) {
      sink.dispose()
      return Disposables.create()
    }
  }
}
