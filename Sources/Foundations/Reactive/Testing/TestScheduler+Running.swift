import VirtualTime

extension TestScheduler {
  /// Runs all work until none is left; does not return while a timer repeats.
  public func start() {
    runAll { try time.advanceToNextDeadline() }
  }

  /// Subscribes to a new sequence and disposes of the subscription, at given ticks; runs all work.
  ///
  /// - Returns: the observer with the recorded events.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    var source: Observable<Source.Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Advances the clock to a tick and runs the work due up to and including it.
  public func advanceTo(_ time: TestTime) {
    runAll {
      try self.time.advance(by: after(tick: time))
      return false
    }
  }

  /// Creates an observer that records events.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// Creates a hot observable, which sends events at their ticks with or without observers.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self, isHot: true)
  }

  /// Creates a cold observable, which sends events at their ticks after each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self, isHot: false)
  }

  /// Subscribes to a new sequence, and disposes of the subscription at a tick; runs all work.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// Subscribes to a new sequence, and disposes of the subscription, at the default ticks.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(disposed: Defaults.disposed, create: create)
  }

  private func runAll(_ step: () throws -> Bool) {
    do {
      while try step() {}
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
