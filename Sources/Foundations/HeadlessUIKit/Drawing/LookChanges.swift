/// A count of changes that a user sees and that elements do not tell: of pictures, colours and places.
///
/// Exploration asks it whether a tap had an effect.
package enum LookChanges {
  /// The number of changes since the process began.
  package private(set) static var count = 0

  /// Counts a change.
  package static func add() { count &+= 1 }

  /// Counts a change, unless both values are equal.
  static func add<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { count &+= 1 }
  }

  /// Performs a change that no user sees.
  static func withoutCounting(_ change: () -> Void) {
    let former = count
    change()
    count = former
  }

  /// Counts a change, unless both are the same object.
  static func add(_ old: AnyObject?, object new: AnyObject?) {
    if old !== new { count &+= 1 }
  }
}
