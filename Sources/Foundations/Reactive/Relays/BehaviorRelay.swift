/// Holds a value that can be read and replaced, and never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let hub: RelayHub<Element>

  /// A relay that holds a value.
  public init(value: Element) {
    hub = RelayHub(value)
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hub.hasSinks }

  /// The value held.
  public var value: Element { hub.value }

  /// Replaces the value and sends it.
  public func accept(_ element: Element) {
    hub.value = element
    hub.hub.next(element)
  }

  /// Subscribes an observer, which gets the value held first.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    hub.subscribe(observer)
  }

  /// The relay's sequence without the ability to send.
  public func asObservable() -> Observable<Element> { hub }
}

extension BehaviorRelay: CustomReflectable {
  /// The value held, for whoever prints the app's state.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value], displayStyle: .struct)
  }
}

/// The sequence of a behavior relay: its value, then what replaces it.
private final class RelayHub<Element>: Observable<Element> {
  let hub = Hub<Element>()
  var value: Element

  init(_ value: Element) {
    self.value = value
  }

  override func run(_ sink: Sink<Element>) -> Link {
    let seat = hub.add(sink)
    hub.hold { sink.next(value) }
    return seat
  }
}
