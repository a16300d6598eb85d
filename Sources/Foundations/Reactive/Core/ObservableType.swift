/// A type that can be converted to an ``Observable``.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The same sequence as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// A sequence of events that observers subscribe to; the operators are defined on it.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer to all events.
  ///
  /// - Returns: a disposable that ends the subscription; releasing it ends nothing.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The same sequence as a type-erased ``Observable``.
  public func asObservable() -> Observable<Element> {
    Observable.create { self.subscribe($0) }
  }
}
