/// Sends recorded events, and records when it was subscribed to.
public final class TestableObservable<Element>: ObservableType {
  /// When it was subscribed to, and until when.
  public private(set) var subscriptions: [Subscription] = []

  /// What it sends: at these times where it is hot, so long after each subscription where it is cold.
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

  /// Subscribes an observer to the events that are still to come.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in
      let index = self.subscriptions.count
      let start = self.scheduler.clock
      self.subscriptions.append(Subscription(start))
      let events = self.listen(observer)
      return Disposables.create {
        events.dispose()
        self.subscriptions[index] = Subscription(start, self.scheduler.clock)
      }
    }
  }

  private func listen(_ observer: AnyObserver<Element>) -> any Disposable {
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
