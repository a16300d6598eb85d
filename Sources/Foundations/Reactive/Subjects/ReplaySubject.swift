/// A subject that buffers elements and sends them to each new observer first.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let observers: ReplayObserverList<Element>

  /// Whether the subject was disposed of; later subscribers receive `RxError.disposed`.
  public private(set) var isDisposed = false

  private init(capacity: Int) {
    observers = ReplayObserverList(capacity: capacity)
    super.init()
  }

  /// Creates a subject that buffers the last elements up to a size.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: bufferSize)
  }

  /// Creates a subject that buffers all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: .max)
  }

  /// Whether there are any observers.
  public var hasObservers: Bool { observers.hasObservers }

  /// Sends an event; does nothing after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): observers.end(.error(error))
    case .completed: observers.end(.completed)
    }
  }

  /// Buffers an element and sends it; does nothing after a terminal event.
  public func onNext(_ element: Element) {
    guard !isDisposed else { return }
    observers.next(element)
  }

  /// The subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Removes all observers without sending them an event, and empties the buffer.
  public func dispose() {
    isDisposed = true
    observers.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    if isDisposed {
      sink.error(RxError.disposed(object: "ReplaySubject<\(Element.self)>"))
    } else {
      observers.addAfterReplay(sink)
    }
    return nil
  }
}
