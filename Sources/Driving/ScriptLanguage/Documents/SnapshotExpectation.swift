import RehearsalCore

/// An expectation that the screen equals a snapshot, which is stored in a file beside the script.
public struct SnapshotExpectation: Equatable, Sendable {
  /// The snapshot's name.
  public let name: String

  /// Whether the screen must differ from the snapshot.
  public let isNegated: Bool

  /// The virtual time that may pass until the expectation is met; zero allows none.
  public let limit: Duration
}

extension SnapshotExpectation: CustomStringConvertible {
  /// The expectation in the script language, without its `expect`.
  public var description: String {
    let limit = Expectation.description(ofLimit: limit)
    return "\(isNegated ? "no " : "")snapshot \(name.scriptQuoted)\(limit)"
  }
}
