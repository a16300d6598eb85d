// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

/// A decimal number; one has the digits of Foundation's `Decimal` here.
nonisolated public struct Decimal128: Hashable, Comparable, Codable, Sendable,
  CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  public let decimalValue: Decimal

  public init() { decimalValue = 0 }
  public init(_ value: Decimal) { decimalValue = value }
  public init(value: Decimal) { decimalValue = value }
  public init(number: NSNumber) { decimalValue = number.decimalValue }
  public init(integerLiteral value: Int64) { decimalValue = Decimal(value) }
  public init(floatLiteral value: Double) { decimalValue = Decimal(value) }
  public init(_ value: Int) { decimalValue = Decimal(value) }
  public init(_ value: Double) { decimalValue = Decimal(value) }

  public init(string: String) throws {
    guard let value = Decimal(string: string) else {
      throw NSError(
        domain: "RLMErrorDomain", code: 10,
        userInfo: [NSLocalizedDescriptionKey: "Invalid Decimal128 string '\(string)'"])
    }
    decimalValue = value
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Decimal.self) {
      self.init(number)
    } else {
      try self.init(string: container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public var doubleValue: Double { (decimalValue as NSDecimalNumber).doubleValue }
  public var isNaN: Bool { decimalValue.isNaN }
  public var description: String { "\(decimalValue)" }

  public static func < (lhs: Decimal128, rhs: Decimal128) -> Bool {
    lhs.decimalValue < rhs.decimalValue
  }
  public static func + (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
    Decimal128(lhs.decimalValue + rhs.decimalValue)
  }
  public static func - (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
    Decimal128(lhs.decimalValue - rhs.decimalValue)
  }
  public static func * (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
    Decimal128(lhs.decimalValue * rhs.decimalValue)
  }
  public static func / (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
    Decimal128(lhs.decimalValue / rhs.decimalValue)
  }
}

extension Decimal128: RealmOptionalType {
  public static var rehearsalType: PropertyType { .decimal128 }
  public static func rehearsalDefault() -> Decimal128 { Decimal128() }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Decimal128? {
    (json as? String).flatMap { Decimal(string: $0) }.map { Decimal128($0) }
  }
  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> Decimal128? {
    (value as? Decimal128) ?? (value as? Decimal).map { Decimal128($0) }
      ?? value.flatMap(Numbers.number).map { Decimal128(number: $0) }
  }
  public func rehearsalEncoded() -> Any { description }
  public func rehearsalPlain() -> Any? { decimalValue }
}
