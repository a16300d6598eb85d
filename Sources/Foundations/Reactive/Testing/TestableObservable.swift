import VirtualTime

/// An observable that sends recorded events and records its subscriptions.
public final class TestableObservable<Element>: ObservableType {
  /// The times of each subscription and its disposal.
  public private(set) var subscriptions: [Subscription] = []

  /// The events; their times are absolute where it is hot, relative to the subscription where it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let isHot: Bool

  /// The observers of a hot observable, by the index of their subscription.
  private var observers: [(index: Int, sink: Sink<Element>)] = []

  init(
    _ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler, isHot: Bool
  ) {
    self.recordedEvents = recordedEvents
    self.scheduler = scheduler
    self.isHot = isHot
    guard isHot else { return }
    for recorded in recordedEvents {
      scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
    }
  }

  /// Subscribes an observer to the events not sent yet.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Returns the events as an observable.
  public func asObservable() -> Observable<Element> {
    Observable.producer { self.run($0) }
  }

  private func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    let index = subscriptions.count
    let start = scheduler.clock
    subscriptions.append(Subscription(start))
    let work = isHot ? [] : scheduleEvents(to: sink)
    if isHot { observers.append((index, sink)) }
    return AnonymousDisposable {
      work.forEach { $0.cancel() }
      self.observers.removeAll { $0.index == index }
      self.subscriptions[index] = Subscription(start, self.scheduler.clock)
    }
  }

  /// Sends an event to the observers of this moment; unlike a subject, it replays no terminal event.
  private func send(_ event: Event<Element>) {
    let observers = self.observers
    for observer in observers { observer.sink.send(event) }
  }

  private func scheduleEvents(to sink: Sink<Element>) -> [VirtualClock.Token] {
    recordedEvents.map { recorded in
      scheduler.schedule(afterTicks: recorded.time) { sink.send(recorded.value) }
    }
  }
}
