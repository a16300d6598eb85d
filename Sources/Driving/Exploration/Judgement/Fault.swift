/// A fault that an exploration found, with the script that shows it.
public struct Fault: Equatable, Codable, Sendable {
  /// The name of the rule that is broken.
  public let rule: String

  /// The reason of the rule.
  public let reason: String

  /// The screen it happened on.
  public let place: String

  /// The message: what was seen and what was expected.
  public let message: String

  /// The part that tells this fault from others of the same rule and place.
  public let subject: String

  /// The lines of the acts, from the launch.
  public let steps: [String]

  /// The script that fails while the fault is there.
  public let script: String

  /// The name of the script's file.
  public internal(set) var file: String

  /// Whether the script was seen to fail in a new session, and with another seed.
  public let isConfirmed: Bool
}

/// The identity of a fault: its rule, its place and its subject.
struct FaultKey: Hashable {
  let rule: String
  let place: String
  let subject: String
}
