extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure to the result.
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) },
      fileID: fileID, line: line)
  }

  /// Subscribes closures to success and failure, and one to the disposal of the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, fileID: fileID, line: line)
  }

  /// Subscribes closures with an object, held weakly; once it is gone they are not called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, fileID: fileID,
      line: line)
  }
}
