/// Holds a value: whoever subscribes gets it first, and everybody gets what replaces it.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let hub = Hub<Element>()
  private var current: Element

  /// Whether it was disposed of; whoever subscribes then gets an error.
  public private(set) var isDisposed = false

  /// A subject that holds a value.
  public init(value: Element) {
    current = value
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasSinks }

  /// The value held.
  ///
  /// - Throws: the error the subject ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw disposedError }
    if case .error(let error) = hub.ending { throw error }
    return current
  }

  /// Sends an event; nothing happens after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): hub.end(.error(error))
    case .completed: hub.end(.completed)
    }
  }

  /// Replaces the value and sends it; nothing happens after a terminal event.
  public func onNext(_ element: Element) {
    guard hub.ending == nil, !isDisposed else { return }
    current = element
    hub.next(element)
  }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets go of all observers without telling them.
  public func dispose() {
    isDisposed = true
    hub.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> Link {
    if isDisposed {
      sink.error(disposedError)
      return NoLink()
    }
    if let ending = hub.ending {
      ending.tell(sink)
      return NoLink()
    }
    let seat = hub.add(sink)
    hub.hold { sink.next(current) }
    return seat
  }

  private var disposedError: RxError {
    .disposed(object: "BehaviorSubject<\(Element.self)>")
  }
}

extension BehaviorSubject: CustomReflectable {
  /// The value held, for whoever prints the app's state.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": current], displayStyle: .struct)
  }
}
