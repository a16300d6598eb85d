/// An app's mistake: what it asked for, why that is refused or wrong, and what would be right.
public struct Finding: Equatable, Codable, Sendable {
  /// The family of a mistake; new ones are static members in whichever module finds them.
  public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
    /// The word a person reads: `presentation`, `navigation`, `registration`, `leak`.
    public let rawValue: String

    /// A family named by its word.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The family.
  public let kind: Kind

  /// What happened, where, what was expected, and what to do.
  public let message: String

  /// The number of the driver's step during which it happened, from 1; 0 before the first.
  public let step: Int
}
