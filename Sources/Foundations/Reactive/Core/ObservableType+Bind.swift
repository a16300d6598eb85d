extension ObservableType {
  /// Sends all events to observers.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    bind(to: observers)
  }

  /// Sends all events to observers of optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    map { $0 }.bind(to: observers)
  }

  /// Sends elements to a closure; an error, which a binding has no place for, ends it.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Sends elements to a closure that gets an object, held weakly; nothing is called without it.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Hands the sequence to a function that binds it, and returns what that returns.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands the sequence and an argument to a curried function that binds it.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  private func bind<Observer: ObserverType>(
    to observers: [Observer]
  ) -> any Disposable where Observer.Element == Element {
    if let only = observers.first, observers.count == 1 { return subscribe(only) }
    return subscribe { event in observers.forEach { $0.on(event) } }
  }
}
