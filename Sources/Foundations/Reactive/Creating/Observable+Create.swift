extension ObservableType {
  /// Creates a sequence that a closure sends, called for each subscription.
  ///
  /// - Parameter subscribe: sends to the observer it is given, and returns a disposable that ends that.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    CreateObservable(subscribe)
  }

  /// Creates a sequence that a closure makes for each subscription; an error thrown is sent.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    DeferredObservable(observableFactory)
  }
}

private final class CreateObservable<Element>: Observable<Element> {
  private let subscribe: (AnyObserver<Element>) -> any Disposable

  init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    // The sink drops what the closure sends after a terminal event.
    let operatorSink = ForwardingSink(sink)
    operatorSink.connect(subscribe(AnyObserver(sink: operatorSink)).asLinkedDisposable)
    return operatorSink
  }
}

private final class DeferredObservable<Element>: Observable<Element> {
  private let make: () throws -> Observable<Element>

  init(_ make: @escaping () throws -> Observable<Element>) {
    self.make = make
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    do {
      return try make().run(sink)
    } catch {
      sink.error(error)
      return nil
    }
  }
}
