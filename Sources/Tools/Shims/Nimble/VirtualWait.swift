// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
internal import Foundation
internal import HeadlessDevice
internal import HeadlessFoundation
internal import VirtualTime

/// A wait of a test, which moves virtual time from look to look.
///
/// After some looks in a row the next one is when work falls due, and after more of them, where no work waits,
/// at the end: what a test waits for is done by work. Until then, threads of their own have time to end.
struct VirtualWait {
  private static let looksInRow = 25
  private static let looksWithoutWork = 100

  private var remaining: TimeInterval
  private let interval: TimeInterval
  private var looks = 0

  init(_ timeout: NimbleTimeInterval, every interval: NimbleTimeInterval) {
    remaining = timeout.timeInterval
    self.interval = max(interval.timeInterval, 0.001)
  }

  /// Moves time to the next look, and runs what falls due; returns false at the end of the wait.
  mutating func moves() -> Bool {
    guard let step = nextStep() else { return false }
    Ported.run(.main, until: Device.current.date.addingTimeInterval(step))
    return true
  }

  /// Awaits the next look; returns false at the end of the wait.
  mutating func sleeps() async -> Bool {
    guard let step = nextStep() else { return false }
    return (try? await Ported.sleep(for: .nanoseconds(Int64(step * 1_000_000_000)))) != nil
  }

  private mutating func nextStep() -> TimeInterval? {
    // What a sum of fractions leaves over is no time.
    guard remaining > 0.000_001 else { return nil }
    looks += 1
    let step = min(max(interval, pause), remaining)
    remaining -= step
    return step
  }

  /// The time to the next look; none asks for the usual one.
  private var pause: TimeInterval {
    guard looks > Self.looksInRow else { return 0 }
    let clock = Device.current.clock
    if let next = clock.nextDeadline { return clock.now.duration(to: next) / .seconds(1) }
    return looks > Self.looksWithoutWork ? remaining : 0
  }
}
