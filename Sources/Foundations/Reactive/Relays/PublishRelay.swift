/// A relay that sends each element to the observers subscribed at that moment, and never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Whether there are any observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Sends an element.
  public func accept(_ element: Element) {
    subject.onNext(element)
  }

  /// Subscribes an observer to all elements.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay's elements as an observable that cannot be sent to.
  public func asObservable() -> Observable<Element> { subject }
}
