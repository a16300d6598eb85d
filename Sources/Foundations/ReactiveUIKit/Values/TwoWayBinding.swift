public import Reactive

/// Binds in both directions.
infix operator <-> : DefaultPrecedence

/// Binds a property and a relay in both directions; the relay's value comes first.
///
/// - Returns: what ends both directions.
nonisolated public func <-> <Value>(
  property: ControlProperty<Value>, relay: BehaviorRelay<Value>
) -> any Disposable {
  let toProperty = relay.bind(to: property)
  let toRelay = property.subscribe(
    onNext: { relay.accept($0) }, onCompleted: { toProperty.dispose() })
  return Disposables.create(toProperty, toRelay)
}

/// Binds a text that may be missing and a relay of strings in both directions; nil is empty.
nonisolated public func <-> (
  property: ControlProperty<String?>, relay: BehaviorRelay<String>
) -> any Disposable {
  property.orEmpty <-> relay
}
