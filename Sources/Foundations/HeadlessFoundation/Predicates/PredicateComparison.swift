import Foundation

/// A comparison of two values in a condition.
enum PredicateComparison {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case beginsWith, endsWith, contains, like, matches, isIn, between

  static let symbols: [String: PredicateComparison] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  static let words: [String: PredicateComparison] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  /// Returns whether the comparison holds.
  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: return areEqual(left, right, options)
    case .unequal: return !areEqual(left, right, options)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard left != nil, right != nil else { return false }
      return holds(ValueOrder.compare(left, right, options))
    case .isIn: return Self.contains(right, left, options)
    case .contains: return Self.contains(left, right, options)
    case .between:
      guard let bounds = KeyValues.elements(of: right), bounds.count == 2, left != nil else {
        return false
      }
      return ValueOrder.compare(left, bounds[0]) != .orderedAscending
        && ValueOrder.compare(left, bounds[1]) != .orderedDescending
    default:
      guard let left = ValueOrder.text(left), let right = ValueOrder.text(right) else {
        return false
      }
      return holds(left, right, options)
    }
  }

  private func holds(_ order: ComparisonResult) -> Bool {
    switch self {
    case .less: order == .orderedAscending
    case .lessOrEqual: order != .orderedDescending
    case .greater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    if !options.isEmpty, let left = ValueOrder.text(left), let right = ValueOrder.text(right) {
      return left.compare(right, options: options) == .orderedSame
    }
    return ValueOrder.areEqual(left, right)
  }

  private static func contains(
    _ container: Any?, _ value: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if let text = ValueOrder.text(container), let part = ValueOrder.text(value) {
      return part.isEmpty || text.range(of: part, options: options) != nil
    }
    return KeyValues.elements(of: container)?.contains { ValueOrder.areEqual($0, value) } ?? false
  }

  private func holds(_ text: String, _ other: String, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .beginsWith:
      return other.isEmpty || text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      return other.isEmpty
        || text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return Self.matches(text, pattern, options)
    default: return Self.matches(text, other, options)
    }
  }

  /// Whether the whole text matches a regular expression.
  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    let range = text.range(
      of: "^(?:\(pattern))$", options: options.union(.regularExpression))
    return range == text.startIndex..<text.endIndex
  }
}

/// The number of elements for which a comparison must hold.
enum PredicateQuantifier: String, CaseIterable {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"

  func holds(_ elements: [Any], _ test: (Any) -> Bool) -> Bool {
    switch self {
    case .any, .some: elements.contains(where: test)
    case .all: elements.allSatisfy(test)
    case .none: !elements.contains(where: test)
    }
  }
}
