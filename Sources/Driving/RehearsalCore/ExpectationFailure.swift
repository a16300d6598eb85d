import VirtualTime
/// What was expected, what was seen instead, and how far they are apart.
public struct ExpectationFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was expected: `screen ShiftList`.
  public let expected: String

  /// What was seen: `screen SignIn`.
  public let seen: String

  /// The nearest thing that is there, where something is near.
  public let nearest: String?

  /// The difference between two values, a line each, `-` for expected and `+` for seen.
  public let difference: [String]

  /// What would have happened next, had the limit let it; nil where nothing is pending.
  public let next: String?

  /// How much virtual time passed before it was given up.
  public let waited: Duration

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

  /// The whole of it, a line each.
  public var description: String {
    var lines = ["expected: \(expected)", "seen:     \(seen)"]
    if let nearest { lines.append("nearest:  \(nearest)") }
    lines += difference.map { "  " + $0 }
    if waited > .zero { lines.append("waited:   \(waited.spoken) of virtual time") }
    if let next { lines.append("next:     \(next)") }
    return lines.joined(separator: "\n")
  }
}
