public import Reactive

/// A property of a control: sends its value on subscription, then each value a person sets.
///
/// As in RxCocoa, a value set by code is not sent, so that a two-way binding does not loop.
nonisolated public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the value.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property from its values and an observer that sets it.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer to the values.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// Sets the property to an element; ignores terminal events.
  public func on(_ event: Event<PropertyType>) {
    if case .next = event { valueSink.on(event) }
  }

  /// The values a person sets, without the initial value.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// Returns the values as an observable.
  public func asObservable() -> Observable<PropertyType> { values }

  /// Returns the property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }
}

/// A type that can be converted to a ``ControlProperty``.
nonisolated public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// Returns the property of the control.
  func asControlProperty() -> ControlProperty<Element>
}

nonisolated extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.map { $0 ?? "" }, valueSink: original.mapObserver { $0 })
  }
}
