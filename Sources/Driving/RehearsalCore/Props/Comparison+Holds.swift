extension Comparison {
  /// Whether the comparison holds between what is seen and what is expected.
  ///
  /// Numbers compare as numbers, texts by their Unicode scalars; values of different kinds are never
  /// equal, less or more. `contains` finds a text in a text, a value in a list, and members in an
  /// object. `matches` finds a regular expression anywhere in a text; one that is broken matches
  /// nothing.
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

  /// Whether the comparison holds between two texts.
  public func holds(between seen: String, and expected: String) -> Bool {
    holds(between: .string(seen), and: .string(expected))
  }

  /// Whether the comparison holds between two counts.
  public func holds(between seen: Int, and expected: Int) -> Bool {
    holds(between: .int(seen), and: .int(expected))
  }
}

extension PropsValue {
  /// Whether two values are equal when 1 and 1.0 are, and the order of members does not count.
  public func equals(_ other: PropsValue) -> Bool {
    switch (self, other) {
    case (.int(let number), .double(let other)), (.double(let other), .int(let number)):
      return Double(number) == other
    case (.list(let values), .list(let others)):
      return values.count == others.count && zip(values, others).allSatisfy { $0.equals($1) }
    case (.object(let members), .object(let others)):
      return members.count == others.count && covers(other)
    default: return self == other
    }
  }

  /// Whether a value has all that another has: objects may have more members than asked for.
  public func covers(_ other: PropsValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      others.allSatisfy { wanted in
        members.contains { $0.name == wanted.name && $0.value.covers(wanted.value) }
      }
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.covers($1) }
    default: equals(other)
    }
  }

  /// Nil for what has no order.
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
