import VirtualTime

/// The log of an app's events, in order.
public final class EventLog {
  /// The number of most recent events that are always kept.
  public static let limit = 100_000

  /// The events since the log was created or cleared, oldest first.
  ///
  /// At least the last ``limit`` are kept, at most twice as many, so that the memory of a long run
  /// stays bounded.
  @exclusivity(unchecked)  // each access is over at once
  public private(set) var events: [LoggedEvent] = []

  private let clock: VirtualClock

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Adds an event at the current instant.
  ///
  /// - Parameters:
  ///   - name: the name that `expect event "…"` matches.
  ///   - detail: additional information.
  ///   - source: the source of the event.
  public func post(_ name: String, detail: String = "", from source: LoggedEvent.Source = .app) {
    if events.count >= 2 * Self.limit { events.removeFirst(Self.limit) }
    events.append(LoggedEvent(instant: clock.now, source: source, name: name, detail: detail))
  }

  /// Returns whether the log has an event with a name.
  public func contains(_ name: String) -> Bool {
    events.contains { $0.name == name }
  }

  /// Removes all events.
  public func clear() {
    events.removeAll()
  }
}
