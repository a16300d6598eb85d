import Synchronization

/// What is noted about the work of one clock by code that has no isolation of its own.
///
/// The one thing here that is locked: a test framework lets go of a suite's subscriptions on a
/// thread of its own, while the main actor goes on with another test.
package final class ClockLedger: Sendable {
  private static let shared = Mutex(ClockLedger())

  /// The ledger of the current clock.
  package static var current: ClockLedger {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private let subscriptions = Mutex<[String: Int]>([:])
  private let mistakes = Mutex<[String]>([])
  private let instant = Atomic<Int64>(0)

  init() {}

  /// The instant the clock stands at.
  package var now: VirtualClock.Instant {
    get { VirtualClock.Instant(nanoseconds: instant.load(ordering: .relaxed)) }
    set { instant.store(newValue.nanoseconds, ordering: .relaxed) }
  }

  /// How many subscriptions are alive, by the place they were made at.
  var subscriptionCounts: [String: Int] { subscriptions.withLock { $0 } }

  /// Notes one more subscription, made at a place.
  package func addSubscription(at place: String) {
    subscriptions.withLock { $0[place, default: 0] += 1 }
  }

  /// Notes one subscription less.
  package func removeSubscription(at place: String) {
    subscriptions.withLock { counts in
      guard let count = counts[place] else { return }
      counts[place] = count > 1 ? count - 1 : nil
    }
  }

  /// Notes a mistake of the app.
  package func add(mistake: String) {
    mistakes.withLock { $0.append(mistake) }
  }

  func takeMistakes() -> [String] {
    mistakes.withLock { mistakes in
      defer { mistakes = [] }
      return mistakes
    }
  }
}
