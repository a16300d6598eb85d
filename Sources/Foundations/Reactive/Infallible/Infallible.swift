/// A type that can be converted to an ``Infallible``.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that never fails.
///
/// Unlike a ``Driver`` it neither shares its subscription nor chooses a scheduler.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

/// An event of an infallible sequence.
@frozen public enum InfallibleEvent<Element> {
  /// The next element of the sequence.
  case next(Element)
  /// The end of the sequence.
  case completed
}

extension InfallibleType {
  /// A closure that receives the events of an infallible sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Returns the sequence itself.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }

  /// Subscribes closures to elements, to the end and to the disposal.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID, line: line)
  }

  /// Subscribes closures with an object, held weakly; once it is gone they are not called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  /// Subscribes a closure to all events.
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().subscribe(fileID: fileID, line: line, on)
  }

  /// Sends all events to observers.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends all events to observers of optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }

  /// Sends elements to a closure.
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(onNext: onNext, fileID: fileID, line: line)
  }

  /// Sends elements to a closure with an object, held weakly.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, fileID: fileID, line: line)
  }

  /// Calls a function that binds the sequence, and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
}

extension ObservableConvertibleType {
  /// Returns the sequence as an infallible one that sends an element in place of an error.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Returns the sequence as an infallible one that continues with another in place of an error.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// Returns the sequence as an infallible one that continues with the one made of the error.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

extension BehaviorRelay {
  /// Returns the relay's elements as an infallible sequence.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension PublishRelay {
  /// Returns the relay's elements as an infallible sequence.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// Returns the relay's elements as an infallible sequence.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequence {
  /// Returns the sequence as an infallible one.
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}
