/// Sends each event on to the observers subscribed at that moment.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let hub = Hub<Element>()

  /// Whether it was disposed of; whoever subscribes then gets an error.
  public private(set) var isDisposed = false

  /// A subject nobody has subscribed to.
  public override init() {
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasSinks }

  /// Sends an event; nothing happens after a terminal one.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.next(element)
    case .error(let error): hub.end(.error(error))
    case .completed: hub.end(.completed)
    }
  }

  /// Sends an element; nothing happens after a terminal event.
  public func onNext(_ element: Element) {
    hub.next(element)
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Lets go of all observers without telling them.
  public func dispose() {
    isDisposed = true
    hub.removeAll()
  }

  override func run(_ sink: Sink<Element>) -> Link {
    if isDisposed {
      sink.error(RxError.disposed(object: "PublishSubject<\(Element.self)>"))
      return NoLink()
    }
    guard let ending = hub.ending else { return hub.add(sink) }
    ending.tell(sink)
    return NoLink()
  }
}
