public import VirtualTime

/// One thing an app did or said, with the instant it happened at.
public struct LoggedEvent: Equatable, Sendable {
  /// Where an event comes from.
  public enum Source: String, Codable, Sendable {
    /// The app itself: its dispatcher, its analytics.
    case app
    /// The network: a request that left, an answer that came.
    case network
    /// The system: links, notifications, life cycle.
    case system
  }

  /// When it happened.
  public let instant: VirtualClock.Instant

  /// Where it comes from.
  public let source: Source

  /// What it is called: `trips.refresh.began`, `POST /session`.
  public let name: String

  /// What more there is to say; may be empty.
  public let detail: String
}
