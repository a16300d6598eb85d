/// A type that receives events.
public protocol ObserverType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Receives an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends an element.
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Sends an error, which ends the sequence.
  public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// Sends completion, which ends the sequence.
  public func onCompleted() {
    on(.completed)
  }

  /// Returns the observer type-erased.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// Returns an observer that transforms each element and sends it on; an error thrown is sent instead.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
