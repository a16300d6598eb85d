import CMainQueue

/// A way in which an app left virtual time: work on the wall clock, or on another thread.
///
/// Seen on Linux, where the functions of libdispatch can be looked at; see CMainQueue.
struct Departure {
  /// What the app did.
  private let what: String

  /// What to write instead.
  private let remedy: String

  /// How the main queue counts it; nil for Foundation's timers, which it can only be asked for.
  private let way: main_queue_departure?

  /// The whole finding: what happened, that nobody waits for it, and what to do.
  var message: String {
    """
    The app left virtual time: \(what), and no step waits for that. Write \(remedy) instead, \
    or let steps wait for it with `given realtime 2s`
    """
  }

  /// All ways that were taken since somebody last asked, each once.
  static func takeAll() -> [Departure] {
    let hasNewTimer = takeNewTimer()
    return all.filter { departure in
      departure.way.map { main_queue_take_departures($0) > 0 } ?? hasNewTimer
    }
  }

  private static let all = [
    Departure(
      what: "DispatchQueue.asyncAfter waits on the wall clock",
      remedy: "Device.current.clock.schedule(after: .seconds(1)) { … }",
      way: main_queue_departure_after),
    Departure(
      what: "Task.sleep waits on the wall clock",
      remedy: "try await Device.current.clock.sleep(for: .seconds(1))",
      way: main_queue_departure_sleep),
    Departure(
      what: "it put work on a background queue, whose threads know no virtual clock",
      remedy: "DispatchQueue.main.async { … } or Device.current.clock.schedule(after:)",
      way: main_queue_departure_queue),
    Departure(
      what: "a dispatch timer source ticks on the wall clock",
      remedy: "Device.current.clock.schedule(every: .seconds(1)) { … }",
      way: main_queue_departure_source),
    Departure(
      what: "a Timer waits on the wall clock",
      remedy: "Device.current.clock.schedule(every: .seconds(1)) { … }", way: nil),
  ]

  private static var hadTimer = false

  /// A timer that waits already has been told of.
  private static func takeNewTimer() -> Bool {
    let hasTimer = main_queue_has_timer()
    defer { hadTimer = hasTimer }
    return hasTimer && !hadTimer
  }
}
