/// The trait of a sequence of at most one element.
public enum MaybeTrait {}

/// A sequence of one element, of completion without an element, or of an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The result of a maybe.
@frozen public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The error that ended it.
  case error(any Error)
  /// The end without an element.
  case completed
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether two results are equal; errors are equal where they print the same, as in RxTest.
  public static func == (left: MaybeEvent, right: MaybeEvent) -> Bool {
    switch (left, right) {
    case (.completed, .completed): true
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives a maybe's result.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Creates a maybe that a closure resolves, called for each subscription.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a maybe of an element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Creates a maybe of an element, sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a maybe that completes without an element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Creates a maybe that fails at once.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Creates a maybe that never ends.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// Subscribes a closure to the result.
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ observer: @escaping (MaybeEvent<Element>) -> Void
  ) -> any Disposable {
    var hasEnded = false
    let once = { (event: MaybeEvent<Element>) in
      if !hasEnded { observer(event) }
      hasEnded = true
    }
    return primitiveSequence.source.subscribe(
      onNext: { once(.success($0)) }, onError: { once(.error($0)) },
      onCompleted: { once(.completed) }, fileID: fileID, line: line)
  }

  /// Subscribes a closure to each kind of result, and one to the disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    var hasElement = false
    return primitiveSequence.source.subscribe(
      onNext: { element in
        hasElement = true
        onSuccess?(element)
      }, onError: onError,
      onCompleted: { if !hasElement { onCompleted?() } }, onDisposed: onDisposed, fileID: fileID,
      line: line)
  }

  /// Subscribes closures with an object, held weakly; once it is gone they are not called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    var hasElement = false
    return primitiveSequence.source.subscribe(
      with: object,
      onNext: { object, element in
        hasElement = true
        onSuccess?(object, element)
      }, onError: onError, onCompleted: { if !hasElement { onCompleted?($0) } },
      onDisposed: onDisposed, fileID: fileID, line: line)
  }
}
