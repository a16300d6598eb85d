import VirtualTime

/// The difference between an expectation and the screen at its limit.
public struct ExpectationFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The expectation, such as `screen ShiftList`.
  public let expected: String

  /// The observed state, such as `screen SignIn`.
  public let seen: String

  /// The existing name that is spelled most like the expected one; nil if none is near.
  public let nearest: String?

  /// The difference between the values, one line each: `-` for expected, `+` for observed.
  public let difference: [String]

  /// The first pending work after the limit; nil if nothing is pending.
  public let next: String?

  /// The virtual time that passed before the failure.
  public let waited: Duration

  /// The separator of leaks and of findings in ``seen``: a line each, below the first one.
  public static let itemSeparator = "\n          "

  /// Creates a failure.
  public init(
    expected: String, seen: String, nearest: String? = nil, difference: [String] = [],
    next: String? = nil, waited: Duration = .zero
  ) {
    self.expected = expected
    self.seen = seen
    self.nearest = nearest
    self.difference = difference
    self.next = next
    self.waited = waited
  }

  /// All parts of the failure, one line each.
  public var description: String {
    var lines = ["expected: \(expected)", "seen:     \(seen)"]
    if let nearest { lines.append("nearest:  \(nearest)") }
    lines += difference.map { "  " + $0 }
    if waited > .zero { lines.append("waited:   \(waited.spoken) of virtual time") }
    if let next { lines.append("next:     \(next)") }
    return lines.joined(separator: "\n")
  }
}
