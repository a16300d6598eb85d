/// An app's mistake, with a message that says what happened and what to do.
public struct Finding: Equatable, Codable, Sendable {
  /// The kind of a mistake; each module that reports one adds a static member.
  public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
    /// The name shown in reports: `presentation`, `navigation`, `registration`, `leak`.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind.
  public let kind: Kind

  /// The message: the mistake, its place, the expected behaviour, and the remedy.
  public let message: String

  /// The number of the driver's step during which it happened, from 1; 0 before the first.
  public let step: Int

  /// The part that all findings of one cause share, where it is not the message; it is not reported.
  var ownCause: String?

  private enum CodingKeys: String, CodingKey {
    case kind, message, step
  }
}

extension Finding {
  /// The part that all findings of one cause share.
  package var cause: String { ownCause ?? message }

  /// Returns the finding with another message.
  package func replacing(message: String) -> Finding {
    var finding = Finding(kind: kind, message: message, step: step)
    finding.ownCause = ownCause
    return finding
  }
}
