/// Sends each element on to the observers subscribed at that moment, and never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// A relay nobody has subscribed to.
  public init() {}

  /// Whether anybody is subscribed.
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

  /// The relay's sequence without the ability to send.
  public func asObservable() -> Observable<Element> { subject }
}
