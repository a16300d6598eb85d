/// Whatever events can be sent to.
public protocol ObserverType<Element> {
  /// What the events carry.
  associatedtype Element

  /// Takes the next event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends an element.
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Sends the failure that ends the sequence.
  public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// Sends the end of the sequence.
  public func onCompleted() {
    on(.completed)
  }

  /// The observer with its own type hidden.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer that transforms each element before it passes it on; what the transformation throws is sent as an error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
