public import Reactive

/// A property of a control: whoever subscribes gets its value first, then what a person makes of it.
///
/// As in RxCocoa, a value set by code is not sent, so that a binding in both directions does not
/// turn in circles.
nonisolated public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// What the property holds.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property made of its values and of what sets it.
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

  /// Sets the property; a terminal event does nothing.
  public func on(_ event: Event<PropertyType>) {
    if case .next = event { valueSink.on(event) }
  }

  /// What a person makes of the value, without the value there is at first.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// The values as an observable.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }
}

/// Whatever can be read and set as a property of a control.
nonisolated public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property.
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
