import FluxVIP

/// The state of the feature, which any view model can observe.
final class __Name__Status: DynamicValueModifier {
  /// The current count.
  let count = DynamicValue(0, named: "__Name__Status.count")

  init(dispatcher: Dispatcher) {
    dispatcher.listen(self, to: .__name__Counted) { [weak self] userInfo in
      guard let self, let count = userInfo["count"] as? Int else { return }
      setValue(self.count, value: count)
    }
  }
}

extension Dispatcher.Event {
  /// The count changed; carries the new value under `count`.
  static let __name__Counted = Self(rawValue: "__name__.counted")
}
