extension ObservableType {
  /// Subscribes a closure to all events.
  ///
  /// - Returns: what ends the subscription; dropping it ends nothing.
  public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().start(EventSubscriber(Origin(fileID: fileID, line: line), on))
  }

  /// Subscribes a closure to each kind of event, and one to the end of the subscription itself.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called with the error where the sequence fails; without it, a failure is one of
  ///     the clock's mistakes.
  ///   - onCompleted: called where the sequence ends well.
  ///   - onDisposed: called last, however the subscription ended.
  ///   - fileID: the file that subscribes, for who asks which subscriptions are alive.
  ///   - line: the line that subscribes.
  /// - Returns: what ends the subscription; dropping it ends nothing.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().start(
      ClosureSubscriber(
        Origin(fileID: fileID, line: line), onNext: onNext, onError: onError,
        onCompleted: onCompleted, onDisposed: onDisposed))
  }

  /// Subscribes closures that get an object, held weakly; once it is gone they are not called.
  ///
  /// - Returns: what ends the subscription; dropping it ends nothing.
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
