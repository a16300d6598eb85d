extension ObservableType {
  /// Sends all events to observers.
  public func bind<Observer: ObserverType>(
    to observers: Observer..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Observer.Element == Element {
    bind(to: observers, Origin(fileID: fileID, line: line))
  }

  /// Sends all events to observers of optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Observer.Element == Element? {
    map { $0 }.bind(to: observers, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to a closure; an error ends the binding and is reported as a mistake.
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(onNext: onNext, fileID: fileID, line: line)
  }

  /// Sends elements to a closure with an object, held weakly; once it is gone the closure is not called.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, fileID: fileID, line: line)
  }

  /// Calls a function that binds the sequence, and returns its result.
  public func bind<Result>(
    to binder: (Self) -> Result, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    Origin(fileID: fileID, line: line).binding { binder(self) }
  }

  /// Calls a curried function that binds the sequence with an argument, and returns its result.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    Origin(fileID: fileID, line: line).binding { binder(self)(curriedArgument) }
  }

  private func bind<Observer: ObserverType>(
    to observers: [Observer], _ origin: Origin
  ) -> any Disposable where Observer.Element == Element {
    asObservable().start(
      EventSubscriber(origin) { event in
        for observer in observers { observer.on(event) }
      })
  }
}
