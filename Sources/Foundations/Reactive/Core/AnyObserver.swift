/// An observer whose own type is hidden.
public struct AnyObserver<Element>: ObserverType {
  /// What takes events.
  public typealias EventHandler = (Event<Element>) -> Void

  private let sink: Sink<Element>

  /// An observer that hands events to a closure.
  public init(eventHandler: @escaping EventHandler) {
    sink = HandlerSink(eventHandler)
  }

  /// An observer that hands events to another.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = HandlerSink(observer.on)
  }

  init(sink: Sink<Element>) {
    self.sink = sink
  }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    sink.send(event)
  }

  /// Sends an element.
  public func onNext(_ element: Element) {
    sink.next(element)
  }

  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

/// Hands every event to a closure and takes part in no chain.
private final class HandlerSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  override func next(_ element: Element) {
    handler(.next(element))
  }

  override func error(_ error: any Error) {
    handler(.error(error))
  }

  override func completed() {
    handler(.completed)
  }
}
