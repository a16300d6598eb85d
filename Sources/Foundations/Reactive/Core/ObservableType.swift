/// Whatever can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
  /// What the sequence carries.
  associatedtype Element

  /// The same sequence as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// A sequence of events that observers subscribe to; every operator is defined on it.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer to all events.
  ///
  /// - Returns: what ends the subscription; dropping it ends nothing.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The same sequence as an ``Observable``, with its own type hidden.
  public func asObservable() -> Observable<Element> {
    Observable.create { self.subscribe($0) }
  }
}
