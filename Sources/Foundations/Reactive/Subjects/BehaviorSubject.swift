/// A subject with a current value, which each new observer receives first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let observers = ObserverList<Element>()
  private var current: Element

  /// Whether the subject was disposed of; later subscribers receive `RxError.disposed`.
  public private(set) var isDisposed = false

  /// Creates a subject with a value.
  public init(value: Element) {
    current = value
    super.init()
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { observers.hasObservers }

  /// Returns the current value.
  ///
  /// - Throws: the error the subject ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw disposedError }
    if case .error(let error) = observers.terminalEvent { throw error }
    return current
  }

  /// Sends an event; does nothing after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): observers.end(.error(error))
    case .completed: observers.end(.completed)
    }
  }

  /// Replaces the value and sends it; does nothing after a terminal event.
  public func onNext(_ element: Element) {
    guard observers.terminalEvent == nil, !isDisposed else { return }
    current = element
    observers.next(element)
  }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Removes all observers without sending them an event.
  public func dispose() {
    isDisposed = true
    observers.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    if isDisposed {
      sink.error(disposedError)
      return nil
    }
    if let terminalEvent = observers.terminalEvent {
      terminalEvent.send(to: sink)
      return nil
    }
    observers.add(sink)
    sink.next(current)
    return nil
  }

  private var disposedError: RxError {
    .disposed(object: "BehaviorSubject<\(Element.self)>")
  }
}

extension BehaviorSubject: CustomReflectable {
  /// A mirror with the current value, for printing the app's state.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": current], displayStyle: .struct)
  }
}
