extension ObservableType {
  /// Subscribes to the sequence, and disposes of the subscription, on a scheduler.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let source = asObservable()
    let origin = Origin(fileID: fileID, line: line)
    return Observable.producer { sink in
      let operatorSink = ForwardingSink(sink)
      operatorSink.keep(source)
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
    subscription.keep(self)
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
  private var sink: LinkedDisposable?

  init(_ scheduler: any ImmediateSchedulerType, _ origin: Origin) {
    self.scheduler = scheduler
    self.origin = origin
  }

  func start(_ subscribe: @escaping () -> Void) {
    let starting = scheduler.schedule(from: origin) {
      self.threads.exclusively { self.hasStarted = true }
      if !self.isDisposed { subscribe() }
      return Disposables.create()
    }
    let isTooLate = threads.exclusively {
      if !hasStarted, !isDisposed { self.starting = starting }
      return isDisposed
    }
    if isTooLate { starting.dispose() }
  }

  /// Keeps the sink of the source, or disposes of it if this was disposed of on another thread.
  func keep(_ sink: LinkedDisposable) {
    let isTooLate = threads.exclusively {
      if !isDisposed { self.sink = sink }
      return isDisposed
    }
    if isTooLate { sink.dispose() }
  }

  override func dispose() {
    guard markDisposed() else { return }
    let (starting, sink) = threads.exclusively {
      defer { (self.starting, self.sink) = (nil, nil) }
      return (self.starting, self.sink)
    }
    starting?.dispose()
    guard let sink else { return }
    _ = scheduler.schedule(from: origin) {
      sink.dispose()
      return Disposables.create()
    }
  }
}
