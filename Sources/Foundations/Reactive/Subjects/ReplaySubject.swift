/// Remembers what was sent: whoever subscribes gets that first, and everybody what follows.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let replay: Replay<Element>

  /// Whether it was disposed of; whoever subscribes then gets an error.
  public private(set) var isDisposed = false

  private init(capacity: Int) {
    replay = Replay(capacity: capacity)
    super.init()
  }

  /// A subject that remembers the last so many elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: bufferSize)
  }

  /// A subject that remembers all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: .max)
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { replay.hasSinks }

  /// Sends an event; nothing happens after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): replay.end(.error(error))
    case .completed: replay.end(.completed)
    }
  }

  /// Remembers an element and sends it; nothing happens after a terminal event.
  public func onNext(_ element: Element) {
    guard !isDisposed else { return }
    replay.next(element)
  }

  /// The subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets go of all observers without telling them, and forgets everything.
  public func dispose() {
    isDisposed = true
    replay.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> Link {
    guard isDisposed else { return replay.add(sink) }
    sink.error(RxError.disposed(object: "ReplaySubject<\(Element.self)>"))
    return NoLink()
  }
}
