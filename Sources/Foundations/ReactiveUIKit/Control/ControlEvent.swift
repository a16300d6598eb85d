public import Reactive

/// A control's events: they never fail, and complete when the control is released.
nonisolated public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates control events from a sequence, which must not fail.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Subscribes an observer to the events.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Returns the events as an observable.
  public func asObservable() -> Observable<PropertyType> { events }

  /// Returns the events themselves.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}

/// A type that can be converted to a ``ControlEvent``.
nonisolated public protocol ControlEventType<Element>: ObservableType {
  /// Returns the events of the control.
  func asControlEvent() -> ControlEvent<Element>
}
