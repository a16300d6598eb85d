import Foundation

/// A condition that compares two values.
open class NSComparisonPredicate: NSPredicate {
  /// The number of elements for which the comparison must hold.
  public enum Modifier: UInt, Sendable {
    /// The value itself, all elements, or one of them.
    case direct, all, any
  }

  /// The comparison of the values.
  public enum Operator: UInt, Sendable {
    /// The order of two values.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    /// The equality of two values.
    case equalTo, notEqualTo
    /// The match of a text.
    case matches, like, beginsWith, endsWith
    /// The value's place in a collection or a text.
    case `in`
    /// The value in a collection or a text, or between two values.
    case contains = 99
    case between = 100
  }

  /// The treatment of texts.
  public struct Options: OptionSet, Sendable {
    /// The number of the options.
    public let rawValue: UInt

    /// Creates options from their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ignores case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Ignores diacritics.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Compares the characters as they are; without effect.
    public static let normalized = Options(rawValue: 4)
  }

  /// The first value.
  public let leftExpression: NSExpression
  /// The second value.
  public let rightExpression: NSExpression
  /// The number of elements for which the comparison must hold.
  public let comparisonPredicateModifier: Modifier
  /// The comparison.
  public let predicateOperatorType: Operator
  /// The treatment of texts.
  public let options: Options

  /// Creates a comparison of two values.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let text = options.textOptions
    let comparison = type.comparison
    super.init(
      "\(modifier.prefix)\(lhs) \(type.symbol)\(options.suffix) \(rhs)"
    ) { object in
      let left = lhs.expressionValue(with: object, context: nil)
      let right = rhs.expressionValue(with: object, context: nil)
      let elements = KeyValues.elements(of: left) ?? [left].compactMap { $0 }
      switch modifier {
      case .direct: return comparison.holds(left, right, text)
      case .all: return elements.allSatisfy { comparison.holds($0, right, text) }
      case .any: return elements.contains { comparison.holds($0, right, text) }
      }
    }
  }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var prefix: String {
    switch self {
    case .direct: ""
    case .all: "ALL "
    case .any: "ANY "
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var comparison: PredicateComparison {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }

  /// The operator in Foundation's format language.
  fileprivate var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var textOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  /// The options in Foundation's format language.
  fileprivate var suffix: String {
    let letters =
      (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
