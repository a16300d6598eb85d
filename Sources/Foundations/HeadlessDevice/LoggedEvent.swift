public import VirtualTime

/// An event in the event log, with its instant.
public struct LoggedEvent: Equatable, Sendable {
  /// The source of an event.
  public enum Source: String, Codable, Sendable {
    /// The app itself: its dispatcher, its analytics.
    case app
    /// The network: a request sent, a response received.
    case network
    /// The system: links, notifications, life cycle.
    case system
  }

  /// The instant the event happened at.
  public let instant: VirtualClock.Instant

  /// The source of the event.
  public let source: Source

  /// The name of the event: `trips.refresh.began`, `POST /session`.
  public let name: String

  /// Additional information; may be empty.
  public let detail: String
}
