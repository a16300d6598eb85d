import VirtualTime

/// What an app did and said, in order.
public final class EventLog {
  /// How many events there are at least before the oldest are forgotten.
  public static let limit = 100_000

  /// The events since the log was made or cleared, oldest first.
  ///
  /// At least the last ``limit`` are there, at most twice as many: a phone that is tapped a million
  /// times stays as small as one that is tapped a thousand times.
  public private(set) var events: [LoggedEvent] = []

  private let clock: VirtualClock

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Adds an event that happens now.
  ///
  /// - Parameters:
  ///   - name: what `expect event "…"` finds it by.
  ///   - detail: what more there is to say.
  ///   - source: where it comes from.
  public func post(_ name: String, detail: String = "", from source: LoggedEvent.Source = .app) {
    if events.count >= 2 * Self.limit { events.removeFirst(Self.limit) }
    events.append(LoggedEvent(instant: clock.now, source: source, name: name, detail: detail))
  }

  /// Whether an event of that name is in the log.
  public func contains(_ name: String) -> Bool {
    events.contains { $0.name == name }
  }

  /// Forgets all events.
  public func clear() {
    events.removeAll()
  }
}
