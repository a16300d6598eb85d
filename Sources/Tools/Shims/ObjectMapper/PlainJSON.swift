import Foundation

/// The types of values that JSON has, between which Foundation's numbers are cast.
enum PlainJSON {
  /// Returns a value as one of a type; nil if it is of another.
  static func value<T>(_ value: Any?) -> T? {
    if let value = value as? T { return value }
    switch T.self {
    case is Float.Type: return (value as? NSNumber)?.floatValue as? T
    case is CGFloat.Type: return (value as? NSNumber).map { CGFloat($0.doubleValue) } as? T
    case is [Float].Type: return (value as? [Double])?.map { Float($0) } as? T
    case is [CGFloat].Type: return (value as? [Double])?.map { CGFloat($0) } as? T
    case is [String: Float].Type: return (value as? [String: Double])?.mapValues { Float($0) } as? T
    default: return nil
    }
  }

  /// Returns a value as JSON has it; nil if its type is none of JSON's.
  static func written(_ value: Any) -> Any? {
    switch value {
    case let number as CGFloat: Double(number)
    case let numbers as [CGFloat]: numbers.map { Double($0) }
    case is NSNumber, is String, is NSNull, is [Any], is [String: Any]: value
    default: nil
    }
  }
}
