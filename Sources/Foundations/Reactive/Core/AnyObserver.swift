/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
  /// A closure that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  private let sink: Sink<Element>

  /// Creates an observer that sends events to a closure.
  public init(eventHandler: @escaping EventHandler) {
    sink = HandlerSink(eventHandler)
  }

  /// Creates an observer that sends events to another.
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

/// A sink that sends every event to a closure and has no upstream.
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
