/// A relay with a current value, which each new observer receives first; it never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let source: BehaviorRelayObservable<Element>

  /// Creates a relay with a value.
  public init(value: Element) {
    source = BehaviorRelayObservable(value)
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { source.observers.hasObservers }

  /// The current value.
  public var value: Element { source.value }

  /// Replaces the value and sends it.
  public func accept(_ element: Element) {
    source.value = element
    source.observers.next(element)
  }

  /// Subscribes an observer, which receives the current value first.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the relay's elements as an observable that cannot be sent to.
  public func asObservable() -> Observable<Element> { source }
}

extension BehaviorRelay: CustomReflectable {
  /// A mirror with the current value, for printing the app's state.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value], displayStyle: .struct)
  }
}

/// The observable of a behavior relay: its current value, then each new one.
private final class BehaviorRelayObservable<Element>: Observable<Element> {
  let observers = ObserverList<Element>()
  var value: Element

  init(_ value: Element) {
    self.value = value
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    observers.add(sink)
    sink.next(value)
    return nil
  }
}
