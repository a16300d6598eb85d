// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A number that a Realm can store.
protocol StoredNumber: RealmOptionalType {
  static func number(_ number: NSNumber) -> Self
}

extension StoredNumber {
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    Numbers.number(json).map(number)
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    (value as? Self) ?? value.flatMap(Numbers.number).map(number)
  }
}

/// The numbers among values whose types are known at run time only.
enum Numbers {
  /// Returns the number that a value is; nil for a text and the like.
  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let text as String: special[text].map { NSNumber(value: $0) }
    default: nil
    }
  }

  /// The numbers that JSON has no digits for.
  private static let special = ["inf": Double.infinity, "-inf": -Double.infinity, "nan": .nan]

  /// Returns the sum: of integers an integer, of decimal numbers a decimal number, else a double.
  static func sum(_ values: [Any]) -> NSNumber {
    let integers = values.compactMap { $0 as? any BinaryInteger }
    if integers.count == values.count {
      return NSNumber(value: integers.reduce(Int64(0)) { $0 &+ Int64($1) })
    }
    let decimals = values.compactMap { $0 as? Decimal }
    if decimals.count == values.count {
      return NSDecimalNumber(decimal: decimals.reduce(0, +))
    }
    return NSNumber(value: doubles(values).reduce(0, +))
  }

  /// Returns the average; nil for no numbers.
  static func average(_ values: [Any]) -> NSNumber? {
    let decimals = values.compactMap { $0 as? Decimal }
    if !decimals.isEmpty, decimals.count == values.count {
      return NSDecimalNumber(decimal: decimals.reduce(0, +) / Decimal(decimals.count))
    }
    let numbers = doubles(values)
    return numbers.isEmpty
      ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
  }

  private static func doubles(_ values: [Any]) -> [Double] {
    values.compactMap { number($0)?.doubleValue }
  }

  static func json(_ value: Double) -> Any { value.isFinite ? value : "\(value)" }
}

extension Int: StoredNumber, _MapKey {
  public static var rehearsalType: PropertyType { .int }
  public static func rehearsalDefault() -> Int { 0 }
  static func number(_ number: NSNumber) -> Int { number.intValue }
  public func rehearsalEncoded() -> Any { self }
}

extension Int8: StoredNumber, _MapKey {
  public static var rehearsalType: PropertyType { .int }
  public static func rehearsalDefault() -> Int8 { 0 }
  static func number(_ number: NSNumber) -> Int8 { number.int8Value }
  public func rehearsalEncoded() -> Any { self }
}

extension Int16: StoredNumber, _MapKey {
  public static var rehearsalType: PropertyType { .int }
  public static func rehearsalDefault() -> Int16 { 0 }
  static func number(_ number: NSNumber) -> Int16 { number.int16Value }
  public func rehearsalEncoded() -> Any { self }
}

extension Int32: StoredNumber, _MapKey {
  public static var rehearsalType: PropertyType { .int }
  public static func rehearsalDefault() -> Int32 { 0 }
  static func number(_ number: NSNumber) -> Int32 { number.int32Value }
  public func rehearsalEncoded() -> Any { self }
}

extension Int64: StoredNumber, _MapKey {
  public static var rehearsalType: PropertyType { .int }
  public static func rehearsalDefault() -> Int64 { 0 }
  static func number(_ number: NSNumber) -> Int64 { number.int64Value }
  public func rehearsalEncoded() -> Any { self }
}

extension Bool: StoredNumber {
  public static var rehearsalType: PropertyType { .bool }
  public static func rehearsalDefault() -> Bool { false }
  static func number(_ number: NSNumber) -> Bool { number.boolValue }
  public func rehearsalEncoded() -> Any { self }
}

extension Double: StoredNumber {
  public static var rehearsalType: PropertyType { .double }
  public static func rehearsalDefault() -> Double { 0 }
  static func number(_ number: NSNumber) -> Double { number.doubleValue }
  public func rehearsalEncoded() -> Any { Numbers.json(self) }
}

extension Float: StoredNumber {
  public static var rehearsalType: PropertyType { .float }
  public static func rehearsalDefault() -> Float { 0 }
  static func number(_ number: NSNumber) -> Float { number.floatValue }
  public func rehearsalEncoded() -> Any { Numbers.json(Double(self)) }
}
