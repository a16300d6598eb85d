// This folder holds what compiles as in UIKit and has no effect: properties are stored and returned,
// and methods do nothing. Such members of a class that apps may override stay in the class, under a
// MARK that says so.

extension UIView {
  /// Returns the value stored for the calling property, or a default if none is stored.
  ///
  /// The values of a view share one dictionary, allocated on the first write: most views never set
  /// these properties.
  final func stored<Value>(_ fallback: Value, _ name: String = #function) -> Value {
    rare?.storedValues[name] as? Value ?? fallback
  }

  /// Stores a value for the calling property.
  final func store<Value>(_ value: Value, _ name: String = #function) {
    extras.storedValues[name] = value
  }
}
