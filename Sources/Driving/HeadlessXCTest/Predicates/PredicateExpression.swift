import Foundation

/// A predicate in the form that its format string describes.
nonisolated indirect enum PredicateExpression: Sendable {
  case constant(Bool)
  case comparison(Comparison)
  case and([PredicateExpression])
  case or([PredicateExpression])
  case not(PredicateExpression)

  /// A comparison of two operands.
  struct Comparison: Sendable {
    let left: Operand
    let sign: Sign
    let right: Operand
    var ignoresCase = false
    var ignoresDiacritics = false
  }

  /// A side of a comparison.
  enum Operand: Sendable {
    /// The value of a key of the object.
    case key(String)
    /// The object itself.
    case itself
    /// A value.
    case value(PredicateValue)
  }

  /// The sign of a comparison.
  enum Sign: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }
}

/// A value in a predicate.
nonisolated indirect enum PredicateValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([PredicateValue])

  /// Creates the value of any object; nil if predicates cannot compare it.
  init?(_ object: Any?) {
    switch object {
    case nil: self = .null
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [Any]: self = .list(value.compactMap { PredicateValue($0) })
    case let value as XCUIElement.ElementType: self = .number(Double(value.rawValue))
    default: return nil
    }
  }

  /// The value as a number; true is 1.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    case .text(let text): Double(text)
    case .null, .list: nil
    }
  }

  /// The value as a text; nil for none.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() ? String(Int64(number)) : String(number)
    case .bool(let bool): bool ? "1" : "0"
    case .null, .list: nil
    }
  }

  /// The value as an object; an `NSNumber` for a number, nil for none.
  var object: Any? {
    switch self {
    case .null: nil
    case .bool(let bool): bool
    case .number(let number): NSNumber(value: number)
    case .text(let text): text
    case .list(let values): values.map(\.object)
    }
  }
}
