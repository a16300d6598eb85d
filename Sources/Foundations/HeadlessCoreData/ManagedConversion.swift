import Foundation

/// The value of a property as the type that its declaration names.
enum ManagedConversion {
  /// Returns a value as a type; nil if it cannot be.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let wrapped = type as? any OptionalValue.Type {
      guard let value else { return wrapped.nothing as? Value }
      return wrapped.make(from: value) as? Value
    }
    return plain(value, to: type)
  }

  fileprivate static func plain<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let found = value as? Value { return found }
    if let number = number(value) { return converted(number, to: type) }
    if value == nil, let zero = converted(NSNumber(value: 0), to: type) { return zero }
    if let set = value as? NSSet, let kind = type as? any ManagedSet.Type {
      return kind.make(from: Array(set)) as? Value
    }
    if let set = value as? NSOrderedSet, let kind = type as? any ManagedSet.Type {
      return kind.make(from: Array(set)) as? Value
    }
    return nil
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    default: nil
    }
  }

  private static func converted<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: number.boolValue as? Value
    case is Int16.Type: number.int16Value as? Value
    case is Int32.Type: number.int32Value as? Value
    case is Int64.Type: number.int64Value as? Value
    case is Int.Type: number.intValue as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is NSDecimalNumber.Type: NSDecimalNumber(decimal: number.decimalValue) as? Value
    case is NSNumber.Type: number as? Value
    default: nil
    }
  }
}

private protocol OptionalValue {
  static var nothing: Any { get }
  static func make(from value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var nothing: Any { Self.none as Any }

  fileprivate static func make(from value: Any) -> Any? {
    ManagedConversion.plain(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
}

private protocol ManagedSet {
  static func make(from elements: [Any]) -> Any
}

extension Set: ManagedSet {
  fileprivate static func make(from elements: [Any]) -> Any {
    Set(elements.compactMap { $0 as? Element })
  }
}
