extension ObservableType {
  /// Subscribes a closure to all events.
  ///
  /// - Returns: a disposable that ends the subscription; releasing it ends nothing.
  @inlinable
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().start(EventSubscriber(Origin(fileID: fileID, line: line), on))
  }

  /// Subscribes a closure to each kind of event, and one to the disposal of the subscription.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called with the error where the sequence fails; without it, the error is reported
  ///     as a mistake.
  ///   - onCompleted: called where the sequence completes.
  ///   - onDisposed: called last, however the subscription ended.
  ///   - fileID: the file that subscribes, for reports of open subscriptions.
  ///   - line: the line that subscribes.
  /// - Returns: a disposable that ends the subscription; releasing it ends nothing.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let origin = Origin(fileID: fileID, line: line)
    guard let onNext else {
      return asObservable().start(
        EndSubscriber(
          origin, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }
    return asObservable().start(
      ClosureSubscriber(
        origin, onNext: onNext, onError: onError, onCompleted: onCompleted,
        onDisposed: onDisposed))
  }

  /// Subscribes closures with an object, held weakly; once it is gone they are not called.
  ///
  /// - Returns: a disposable that ends the subscription; releasing it ends nothing.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: onError.map { onError in
        { [weak object] error in if let object { onError(object, error) } }
      },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } },
      fileID: fileID, line: line)
  }
}
