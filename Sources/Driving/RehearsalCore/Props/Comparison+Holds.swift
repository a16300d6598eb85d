extension Comparison {
  /// Returns whether the comparison holds between an observed and an expected value.
  ///
  /// Numbers compare as numbers and texts by their Unicode scalars; values of different kinds are
  /// never equal, less or greater. `contains` looks for a text in a text, a value in a list, or
  /// members in an object. `matches` looks for a regular expression anywhere in a text; an invalid
  /// one matches nothing.
  public func holds(between seen: PropsValue, and expected: PropsValue) -> Bool {
    switch self {
    case .equal: seen.equals(expected)
    case .notEqual: !seen.equals(expected)
    case .less: seen.isLess(than: expected) == true
    case .atMost: expected.isLess(than: seen) == false
    case .greater: expected.isLess(than: seen) == true
    case .atLeast: seen.isLess(than: expected) == false
    case .contains: seen.contains(expected)
    case .matches: seen.matches(expected)
    }
  }

  /// Returns whether the comparison holds between two texts.
  public func holds(between seen: String, and expected: String) -> Bool {
    holds(between: .string(seen), and: .string(expected))
  }

  /// Returns whether the comparison holds between two integers.
  public func holds(between seen: Int, and expected: Int) -> Bool {
    holds(between: .int(seen), and: .int(expected))
  }
}

extension PropsValue {
  /// Returns whether two values are equal; 1 equals 1.0, and the order of members does not matter.
  public func equals(_ other: PropsValue) -> Bool {
    switch (self, other) {
    case (.int(let number), .double(let other)), (.double(let other), .int(let number)):
      return Double(number) == other
    case (.list(let values), .list(let others)):
      return values.count == others.count && zip(values, others).allSatisfy { $0.equals($1) }
    case (.object(let members), .object(let others)):
      return members.count == others.count
        && others.allSatisfy { member in
          members.contains { $0.name == member.name && $0.value.equals(member.value) }
        }
    default: return self == other
    }
  }

  /// Returns whether two values are equal, except that objects may have members that `other` lacks.
  public func covers(_ other: PropsValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      others.allSatisfy { member in
        members.contains { $0.name == member.name && $0.value.covers(member.value) }
      }
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.covers($1) }
    default: equals(other)
    }
  }

  /// Returns whether the value is less than another; nil if they have no order.
  fileprivate func isLess(than other: PropsValue) -> Bool? {
    switch (self, other) {
    case (.int(let number), .int(let other)): number < other
    case (.string(let text), .string(let other)): text.scalarsPrecede(other)
    default:
      if let number, let otherNumber = other.number { number < otherNumber } else { nil }
    }
  }

  private var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  fileprivate func contains(_ other: PropsValue) -> Bool {
    switch (self, other) {
    case (.string(let text), .string(let part)): part.isEmpty || text.contains(part)
    case (.list(let values), _): values.contains { $0.covers(other) }
    case (.object(let members), .string(let name)): members.contains { $0.name == name }
    case (.object, .object): covers(other)
    default: false
    }
  }

  fileprivate func matches(_ pattern: PropsValue) -> Bool {
    guard case .string(let text) = self, case .string(let pattern) = pattern,
      let regex = try? Regex(pattern)
    else { return false }
    return text.contains(regex)
  }
}

extension String {
  fileprivate func scalarsPrecede(_ other: String) -> Bool {
    unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}
