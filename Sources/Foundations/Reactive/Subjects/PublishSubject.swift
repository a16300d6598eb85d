/// A subject that sends each event to the observers subscribed at that moment.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let observers = ObserverList<Element>()

  /// Whether the subject was disposed of; later subscribers receive `RxError.disposed`.
  public private(set) var isDisposed = false

  /// Creates a subject without observers.
  public override init() {
    super.init()
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { observers.hasObservers }

  /// Sends an event; does nothing after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): observers.next(element)
    case .error(let error): observers.end(.error(error))
    case .completed: observers.end(.completed)
    }
  }

  /// Sends an element; does nothing after a terminal event.
  public func onNext(_ element: Element) {
    observers.next(element)
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Removes all observers without sending them an event.
  public func dispose() {
    isDisposed = true
    observers.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    if isDisposed {
      sink.error(RxError.disposed(object: "PublishSubject<\(Element.self)>"))
    } else if let terminalEvent = observers.terminalEvent {
      terminalEvent.send(to: sink)
    } else {
      observers.add(sink)
    }
    return nil
  }
}
