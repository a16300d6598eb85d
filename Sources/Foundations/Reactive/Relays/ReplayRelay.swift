/// A relay that buffers elements and sends them to each new observer first; it never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Creates a relay that buffers the last elements up to a size.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Creates a relay that buffers all elements.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Buffers an element and sends it.
  public func accept(_ element: Element) {
    subject.onNext(element)
  }

  /// Subscribes an observer, which receives the buffered elements first.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay's elements as an observable that cannot be sent to.
  public func asObservable() -> Observable<Element> { subject }
}
