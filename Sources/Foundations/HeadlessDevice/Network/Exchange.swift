public import VirtualTime

/// A request that was sent, and its outcome once there is one.
public struct Exchange: Equatable, Sendable {
  /// The request.
  public let request: HTTPRequest

  /// The instant it was sent at.
  public let sentAt: VirtualClock.Instant

  /// The outcome; nil while the request is pending, and if it was cancelled.
  public internal(set) var outcome: Stub.Outcome?

  /// The instant of the outcome.
  public internal(set) var answeredAt: VirtualClock.Instant?

  /// The reason that the app could not decode the response; nil where it reported none.
  public internal(set) var decodingFailure: String?
}
