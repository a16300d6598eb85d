/// A subject that sends its last element, if any, once it completes.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let observers = ReplayObserverList<Element>(capacity: 1)
  private var last: Element?

  /// Whether the subject was disposed of; later subscribers receive `RxError.disposed`.
  public private(set) var isDisposed = false

  /// Creates a subject without observers.
  public override init() {
    super.init()
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { observers.hasObservers }

  /// Keeps an element, or ends the subject; does nothing after a terminal event.
  public func on(_ event: Event<Element>) {
    guard observers.terminalEvent == nil else { return }
    switch event {
    case .next(let element): last = element
    case .error(let error): observers.end(.error(error))
    case .completed:
      if let last { observers.next(last) }
      observers.end(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Removes all observers without sending them an event.
  public func dispose() {
    isDisposed = true
    last = nil
    observers.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    if isDisposed {
      sink.error(RxError.disposed(object: "AsyncSubject<\(Element.self)>"))
    } else {
      observers.add(sink)
    }
    return nil
  }
}
