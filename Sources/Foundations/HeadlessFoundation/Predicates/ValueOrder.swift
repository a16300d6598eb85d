import Foundation

/// The equality and the order of values whose types are known at run time only.
enum ValueOrder {
  /// Returns whether two values are equal; numbers of different types may be.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
      return true
    }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// Compares two values; nil stands before every other value, and values of no common order are the same.
  static func compare(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions = []
  ) -> ComparisonResult {
    guard let left, let right else {
      return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let left = number(left), let right = number(right) { return order(left, right) }
    if let left = text(left), let right = text(right) {
      return options.isEmpty ? order(left, right) : left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return order(left, right) }
    return .orderedSame
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  /// The number in a value, also of a truth value.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Decimal: (value as NSDecimalNumber).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The text in a value.
  static func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value as String
    case let value as Substring: String(value)
    case let value as UUID: value.uuidString
    case let value as URL: value.absoluteString
    default: nil
    }
  }
}
