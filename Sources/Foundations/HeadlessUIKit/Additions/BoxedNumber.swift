internal import Foundation

extension CGFloat {
  /// Creates the number in a value of any type, nil for another value.
  ///
  /// Objective-C's interfaces take them as `NSNumber`, which each type of numbers becomes there.
  nonisolated init?(boxed value: Any?) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
