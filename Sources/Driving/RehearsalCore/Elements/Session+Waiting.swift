import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Returns the element of an act once a user can act on it, and runs scheduled work until then.
  ///
  /// An element that is ready is returned at once. UIKit ignores touches during a transition, so
  /// that no element is ready before its end.
  ///
  /// - Throws: ``SessionError`` with what the element lacked at the limit, and what was pending.
  func readyElement(
    _ query: ElementQuery, for intent: Intent, within limit: Duration
  ) throws(SessionError) -> any AccessibleElement {
    var search = ListSearch(clock: device.clock)
    let reach = look(for: query, intent, &search)
    if let element = reach.ready { return element }
    return try waitForElement(query, intent, reach, &search, within: limit)
  }

  private func waitForElement(
    _ query: ElementQuery, _ intent: Intent, _ first: Reach, _ search: inout ListSearch,
    within limit: Duration
  ) throws(SessionError) -> any AccessibleElement {
    let start = device.clock.now
    let end = start.advanced(by: limit)
    var reach = first
    while let next = device.clock.nextDeadline, next <= end {
      try advanceToNextDeadline()
      reportFindings()
      guard application.map({ $0.transitionsInFlight == 0 }) ?? true else { continue }
      reach = look(for: query, intent, &search)
      guard let element = reach.ready else { continue }
      lastWait = start.duration(to: device.clock.now)
      return element
    }
    let error = try error(of: reach, query, intent)
    let waited = start.duration(to: device.clock.now)
    throw SessionError(error.message, notes: error.notes + waitNotes(after: waited, limit))
  }

  /// Returns what is pending after the limit, with the remedy.
  private func waitNotes(after waited: Duration, _ limit: Duration) -> [String] {
    var notes = waited > .zero ? ["waited: \(waited.spoken) of virtual time"] : []
    guard let next = pending.first else {
      return notes + ["nothing is pending"]
    }
    let delay = Duration.nanoseconds(next.nanoseconds).spoken
    notes.append(
      limit > .zero
        ? "next: \(next.purpose) in \(delay), past the limit of \(limit.spoken): "
          + "`within` allows more"
        : "next: \(next.purpose) in \(delay): without `now`, the act waits for it")
    return notes
  }
}
