import Foundation

nonisolated extension PredicateExpression {
  /// Returns whether an object satisfies the predicate.
  ///
  /// - Parameter value: returns the value of a key; nil as key stands for the object itself.
  func holds(_ value: (String?) -> PredicateValue?) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .and(let parts): parts.allSatisfy { $0.holds(value) }
    case .or(let parts): parts.contains { $0.holds(value) }
    case .not(let part): !part.holds(value)
    case .comparison(let comparison): comparison.holds(value)
    }
  }
}

nonisolated extension PredicateExpression.Comparison {
  fileprivate func holds(_ value: (String?) -> PredicateValue?) -> Bool {
    let left = resolved(left, value)
    let right = resolved(right, value)
    switch sign {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right).map { $0 < 0 } ?? false
    case .lessOrEqual: return order(left, right).map { $0 <= 0 } ?? false
    case .greater: return order(left, right).map { $0 > 0 } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 >= 0 } ?? false
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .beginsWith: return compare(left, right) { $0.hasPrefix($1) }
    case .endsWith: return compare(left, right) { $0.hasSuffix($1) }
    case .like: return compare(left, right) { matches($0, Self.pattern(like: $1)) }
    case .matches: return compare(left, right) { matches($0, $1) }
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return (order(left, bounds[0]) ?? -1) >= 0 && (order(left, bounds[1]) ?? 1) <= 0
    }
  }

  private func resolved(
    _ operand: PredicateExpression.Operand, _ value: (String?) -> PredicateValue?
  ) -> PredicateValue {
    switch operand {
    case .key(let key): value(key) ?? .null
    case .itself: value(nil) ?? .null
    case .value(let value): value
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if left == right { return true }
    if case .null = left { return false }
    if case .null = right { return false }
    if case (.text, .text) = (left, right) { return compare(left, right) { $0 == $1 } }
    if case .text = left, case .bool = right { return false }
    guard let left = left.number, let right = right.number else { return false }
    return left == right
  }

  private func order(_ left: PredicateValue, _ right: PredicateValue) -> Double? {
    if case .text(let left) = left, case .text(let right) = right {
      let (left, right) = (folded(left), folded(right))
      return left == right ? 0 : left < right ? -1 : 1
    }
    guard let left = left.number, let right = right.number else { return nil }
    return left - right
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
    if case .list(let values) = whole { return values.contains { isEqual($0, part) } }
    return compare(whole, part) { $1.isEmpty || $0.contains($1) }
  }

  private func compare(
    _ left: PredicateValue, _ right: PredicateValue, _ holds: (String, String) -> Bool
  ) -> Bool {
    guard let left = left.text, let right = right.text else { return false }
    return holds(folded(left), folded(right))
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return (try? regex.dotMatchesNewlines().wholeMatch(in: text)) != nil
  }

  /// Returns the regular expression of a pattern with `*` and `?`.
  private static func pattern(like text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
