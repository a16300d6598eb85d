public import VirtualTime

/// A request that left the phone and, once it is there, what came of it.
public struct Exchange: Equatable, Sendable {
  /// The request.
  public let request: HTTPRequest

  /// When it left.
  public let sentAt: VirtualClock.Instant

  /// What came of it; nil while it is under way, and for good once it was cancelled.
  public internal(set) var outcome: Stub.Outcome?

  /// When its answer came.
  public internal(set) var answeredAt: VirtualClock.Instant?
}
