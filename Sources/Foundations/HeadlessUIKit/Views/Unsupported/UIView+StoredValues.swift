extension UIView {
  /// A value that only draws, by the name of the property that asks; its fallback where nobody set it.
  final func stored<Value>(_ fallback: Value, _ name: String = #function) -> Value {
    rare?.storedValues[name] as? Value ?? fallback
  }

  /// Keeps a value that only draws, by the name of the property that sets it.
  final func store<Value>(_ value: Value, _ name: String = #function) {
    extras.storedValues[name] = value
  }
}
