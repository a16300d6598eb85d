extension ObservableType {
  /// A sequence that a closure sends, once a subscription.
  ///
  /// - Parameter subscribe: gets the observer to send to, and returns what ends the sending.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Created(subscribe)
  }

  /// The sequence that a closure makes for each subscription; what it throws becomes an error event.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

private final class Created<Element>: Observable<Element> {
  private let subscribe: (AnyObserver<Element>) -> any Disposable

  init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  override func run(_ sink: Sink<Element>) -> Link {
    let stage = CreatedStage(sink)
    stage.connect(subscribe(AnyObserver(sink: stage)).asLink)
    return stage
  }
}

/// Holds the closure to the grammar: after a terminal event nothing gets through.
private final class CreatedStage<Element>: Stage<Element, Element> {
  override func next(_ element: Element) {
    forward(element)
  }
}

private final class Deferred<Element>: Observable<Element> {
  private let make: () throws -> Observable<Element>

  init(_ make: @escaping () throws -> Observable<Element>) {
    self.make = make
  }

  override func run(_ sink: Sink<Element>) -> Link {
    do {
      return try make().run(sink)
    } catch {
      sink.error(error)
      return NoLink()
    }
  }
}
