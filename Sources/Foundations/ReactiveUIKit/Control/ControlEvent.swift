public import Reactive

/// What a control tells: it never fails, and it ends when the control goes away.
nonisolated public struct ControlEvent<PropertyType>: ControlEventType {
  /// What the events carry.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of a sequence, which must not fail.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Subscribes an observer to the events.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The events themselves.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}

/// Whatever can be read as events of a control.
nonisolated public protocol ControlEventType<Element>: ObservableType {
  /// The events.
  func asControlEvent() -> ControlEvent<Element>
}
