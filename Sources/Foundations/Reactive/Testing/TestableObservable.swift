/// An observable that sends recorded events and records its subscriptions.
public final class TestableObservable<Element>: ObservableType {
  /// The times of each subscription and its disposal.
  public private(set) var subscriptions: [Subscription] = []

  /// The events; their times are absolute where it is hot, relative to the subscription where it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let subject: PublishSubject<Element>?

  init(
    _ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler, isHot: Bool
  ) {
    self.recordedEvents = recordedEvents
    self.scheduler = scheduler
    subject = isHot ? PublishSubject() : nil
    if let subject { schedule(to: subject.asObserver().on) { scheduler.after(tick: $0) } }
  }

  /// Subscribes an observer to the events not sent yet.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Returns the events as an observable.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in
      let index = self.subscriptions.count
      let start = self.scheduler.clock
      self.subscriptions.append(Subscription(start))
      let events = self.subscribeToEvents(observer)
      return Disposables.create {
        events.dispose()
        self.subscriptions[index] = Subscription(start, self.scheduler.clock)
      }
    }
  }

  private func subscribeToEvents(_ observer: AnyObserver<Element>) -> any Disposable {
    if let subject { return subject.subscribe(observer) }
    return Disposables.create(
      schedule(to: observer.on) { self.scheduler.duration(ofTicks: $0) })
  }

  @discardableResult
  private func schedule(
    to receive: @escaping (Event<Element>) -> Void, delay: (TestTime) -> Duration
  ) -> [any Disposable] {
    recordedEvents.map { recorded in
      scheduler.scheduleRelative((), dueTime: delay(recorded.time)) { _ in
        receive(recorded.value)
        return Disposables.create()
      }
    }
  }
}
