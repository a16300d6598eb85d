/// One instant that never ends: work keeps scheduling work without letting time pass.
public struct Livelock: Error, Equatable, Sendable, CustomStringConvertible {
  /// The instant that does not end.
  public let instant: VirtualClock.Instant

  /// The piece of work that was due when the clock gave up; it still waits.
  public let last: PendingWork

  /// What happened, who keeps it going, and what to do.
  public var description: String {
    """
    \(VirtualClock.livelockLimit) pieces of work ran at one instant and more were due: the app \
    schedules work without letting time pass. The last was \(last). Give it a delay, or stop it.
    """
  }
}
