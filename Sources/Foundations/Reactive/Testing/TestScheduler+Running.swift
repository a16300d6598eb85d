import VirtualTime

extension TestScheduler {
  /// Runs all work until none is left; a timer without an end never lets it return.
  public func start() {
    settle { try time.advanceToNextDeadline() }
  }

  /// Makes a sequence, subscribes to it, disposes of it, each at its tick, and runs all work.
  ///
  /// - Returns: the observer that recorded the sequence.
  public func start<Element>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping () -> Observable<Element>
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Moves the clock to a tick, running everything due until then, that tick included.
  public func advanceTo(_ time: TestTime) {
    settle {
      try self.time.advance(by: after(tick: time))
      return false
    }
  }

  /// An observer that records.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// A sequence that sends events at their ticks, whether anybody listens or not.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self, isHot: true)
  }

  /// A sequence that sends events so many ticks after each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self, isHot: false)
  }

  private func settle(_ step: () throws -> Bool) {
    do {
      while try step() {}
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
