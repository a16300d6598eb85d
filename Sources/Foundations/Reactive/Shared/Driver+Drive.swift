extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends the elements to observers.
  public func drive<Observer: ObserverType>(
    _ observers: Observer..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Observer.Element == Element {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends the elements to observers of optionals.
  public func drive<Observer: ObserverType>(
    _ observers: Observer..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Observer.Element == Element? {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }

  /// Sends the elements to relays.
  public func drive(
    _ relays: BehaviorRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays of optionals.
  public func drive(
    _ relays: BehaviorRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays.
  public func drive(
    _ relays: PublishRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays of optionals.
  public func drive(
    _ relays: PublishRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays.
  public func drive(
    _ relays: ReplayRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays of optionals.
  public func drive(
    _ relays: ReplayRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(Origin(fileID: fileID, line: line)) { event in
      if case .next(let element) = event { for relay in relays { relay.accept(element) } }
    }
  }

  /// Subscribes for the effects of the sequence alone.
  ///
  /// Without it a call without arguments would be ambiguous.
  public func drive() -> any Disposable { drive(onNext: nil) }

  /// Sends the elements to a closure.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID, line: line)
  }

  /// Sends the elements to a closure with an object, held weakly.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  /// Calls a function that binds the sequence, and returns its result.
  public func drive<Result>(
    _ transformation: (Observable<Element>) -> Result, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Result {
    Origin(fileID: fileID, line: line).binding { transformation(asObservable()) }
  }

  /// Calls a curried function that binds the sequence with an argument, and returns its result.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    Origin(fileID: fileID, line: line).binding { with(asObservable())(curriedArgument) }
  }
}
