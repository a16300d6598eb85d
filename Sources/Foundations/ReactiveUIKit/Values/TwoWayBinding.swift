public import Reactive

/// The operator of a two-way binding.
infix operator <-> : DefaultPrecedence

/// Binds a property and a relay in both directions, starting with the relay's value.
///
/// - Returns: a disposable that ends both directions.
nonisolated public func <-> <Value>(
  property: ControlProperty<Value>, relay: BehaviorRelay<Value>
) -> any Disposable {
  let toProperty = relay.bind(to: property)
  let toRelay = property.subscribe(
    onNext: { relay.accept($0) }, onCompleted: { toProperty.dispose() })
  return Disposables.create(toProperty, toRelay)
}

/// Binds an optional text and a relay of strings in both directions; nil counts as empty.
nonisolated public func <-> (
  property: ControlProperty<String?>, relay: BehaviorRelay<String>
) -> any Disposable {
  property.orEmpty <-> relay
}
