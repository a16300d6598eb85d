#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is noted about the work of one clock by code that has no isolation of its own.
///
/// A ledger belongs to the thread that made it, like its clock, and takes no lock: what another
/// thread lets go of, as a test framework does with a suite, is not written down.
package final class ClockLedger {
  private static let ofThisThread = ThreadLocal<ClockLedger>()

  /// The ledger of this thread's current clock.
  package static var current: ClockLedger {
    get {
      if let ledger = ofThisThread.value { return ledger }
      let ledger = ClockLedger()
      ofThisThread.value = ledger
      return ledger
    }
    set { ofThisThread.value = newValue }
  }

  /// How many subscriptions are alive, by the place they were made at.
  private(set) var subscriptionCounts: [String: Int] = [:]

  /// The instant the clock stands at.
  package var now = VirtualClock.Instant.zero

  private let thread = pthread_self()
  private var mistakes: [String] = []

  init() {}

  /// Notes one more subscription, made at a place.
  package func addSubscription(at place: String) {
    guard isOnItsThread else { return }
    subscriptionCounts[place, default: 0] += 1
  }

  /// Notes one subscription less.
  package func removeSubscription(at place: String) {
    guard isOnItsThread, let count = subscriptionCounts[place] else { return }
    subscriptionCounts[place] = count > 1 ? count - 1 : nil
  }

  /// Notes a mistake of the app.
  package func add(mistake: String) {
    guard isOnItsThread else { return }
    mistakes.append(mistake)
  }

  func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  private var isOnItsThread: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
