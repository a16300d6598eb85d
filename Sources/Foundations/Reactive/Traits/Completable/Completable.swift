/// The trait of a sequence of no element, which completes or fails.
public enum CompletableTrait {}

/// A sequence of no element, which completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The end of a completable.
@frozen public enum CompletableEvent {
  /// The error that ended it.
  case error(any Error)
  /// The successful end.
  case completed
}

extension CompletableEvent: Equatable {
  /// Returns whether two ends are equal; errors are equal where they print the same, as in RxTest.
  public static func == (left: CompletableEvent, right: CompletableEvent) -> Bool {
    switch (left, right) {
    case (.completed, .completed): true
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A closure that receives a completable's end.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a completable that a closure ends, called for each subscription.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a completable that completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Creates a completable that fails at once.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Creates a completable that never ends.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Subscribes a closure to the end.
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ observer: @escaping (CompletableEvent) -> Void
  ) -> any Disposable {
    subscribe(
      onCompleted: { observer(.completed) }, onError: { observer(.error($0)) },
      fileID: fileID, line: line)
  }

  /// Subscribes closures to completion and to failure, and one to the disposal.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID,
      line: line)
  }

  /// Subscribes closures with an object, held weakly; once it is gone they are not called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  /// Calls closures before and after the end.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
