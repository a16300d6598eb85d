import FluxVIP

/// What the feature is about, as every view model that wants to know it sees it.
final class __Name__Status: DynamicValueModifier {
  /// The count so far.
  let count = DynamicValue(0, named: "__Name__Status.count")

  init(dispatcher: Dispatcher) {
    dispatcher.listen(self, to: .__name__Counted) { [weak self] userInfo in
      guard let self, let count = userInfo["count"] as? Int else { return }
      setValue(self.count, value: count)
    }
  }
}

extension Dispatcher.Event {
  /// One more was counted; `count` says how many there are.
  static let __name__Counted = Self(rawValue: "__name__.counted")
}
