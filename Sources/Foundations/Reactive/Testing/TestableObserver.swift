/// Records what it is sent, and when.
public final class TestableObserver<Element>: ObserverType {
  /// All that was sent so far.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
