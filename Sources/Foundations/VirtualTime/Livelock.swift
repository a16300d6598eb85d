/// An error for work that keeps scheduling work at one instant, so that time never advances.
public struct Livelock: Error, Equatable, Sendable, CustomStringConvertible {
  /// The instant at which the work runs.
  public let instant: VirtualClock.Instant

  /// The piece of work that was due when the clock stopped; it is still pending.
  public let last: PendingWork

  /// A message with the last piece of work and the remedy.
  public var description: String {
    """
    Work never ends at one instant: \(VirtualClock.livelockLimit) pieces each scheduled the next one, \
    or \(VirtualClock.instantLimit) ran. The app schedules work without letting time pass. The last was \(last). Give it a delay, or stop it.
    """
  }
}
