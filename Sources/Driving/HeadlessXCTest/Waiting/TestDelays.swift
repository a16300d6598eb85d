import CMainQueue
import Foundation
import RehearsalCore
import VirtualTime

/// The work that a test's own code delays: by `asyncAfter`, or by `Task.sleep` in a test that is `async`.
///
/// It waits on the virtual clock of the foremost app, beside the app's own work, and runs when no
/// action of the test is in progress. A test that only awaits it lets time pass as far as it needs.
final class TestDelays {
  private struct Delay {
    let deadline: VirtualClock.Instant
    let work: DelayedWork
  }

  /// The turns of the main queue in which tasks run before time moves.
  private static let turns = 50

  /// The real time that other threads have before a wait fails, in seconds.
  private static let patience = 0.05

  private var delays: [Delay] = []
  private var isArmed = false

  /// The number of waits in progress, which move time themselves, up to their timeouts.
  private var waits = 0

  /// The time of the next work; nil if there is none.
  var nextDeadline: VirtualClock.Instant? { delays.map(\.deadline).min() }

  /// Takes what tests delay from here on.
  static func take() { main_queue_set_delay_handler(takeOnAnyThread) }

  /// Leaves what tests delay to the system.
  static func leave() { main_queue_set_delay_handler(nil) }

  /// Returns a delay without the real time that passed since the test took the time.
  ///
  /// It is the next multiple of ten milliseconds, so that it is the same in each run.
  static func rounded(_ nanoseconds: Int64) -> Duration {
    let unit: Int64 = 10_000_000
    guard nanoseconds < .max - unit else { return .nanoseconds(nanoseconds) }
    return .nanoseconds((nanoseconds + unit - 1) / unit * unit)
  }

  /// Adds work for a time.
  func add(_ work: DelayedWork, at deadline: VirtualClock.Instant) {
    delays.append(Delay(deadline: deadline, work: work))
    arm()
  }

  /// Runs the work that is due, the earliest first.
  func runDueWork(at now: VirtualClock.Instant) {
    while let next = delays.indices.min(by: { delays[$0].deadline < delays[$1].deadline }),
      delays[next].deadline <= now
    {
      if !delays.remove(at: next).work.run() { letTasksRun() }
    }
    arm()
  }

  /// Runs the main queue, on which the test's tasks run, until it is empty.
  ///
  /// In a test that is `async` it does nothing: the test itself is work of that queue.
  func letTasksRun() {
    beginWait()
    defer { endWait() }
    for _ in 0..<Self.turns {
      guard MainQueue.runSystemWork() else { return }
    }
  }

  /// Lets the main queue run what is there, and what that adds.
  func letTasksRun() async {
    for _ in 0..<Self.turns {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// Gives other threads time, and runs the main queue, until a condition holds.
  func letThreadsRun(until holds: () -> Bool) {
    beginWait()
    defer { endWait() }
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !holds(), Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }

  /// Drops all work.
  func drop() {
    for delay in delays { delay.work.drop() }
    delays = []
  }

  /// Begins a wait, which moves time itself until its end.
  func beginWait() { waits += 1 }

  /// Ends a wait.
  func endWait() {
    waits -= 1
    arm()
  }

  /// Moves time to the next deadline when the main queue comes to it: the test awaits something then.
  private func arm() {
    guard !isArmed, !delays.isEmpty else { return }
    isArmed = true
    DispatchQueue.main.async { self.move() }
  }

  private func move() {
    isArmed = false
    // An action or a wait in progress runs the main queue, too; each arms again at its end.
    guard waits == 0, let run = TestRun.current.foremost, !run.isBusy, let clock = run.clock,
      let deadline = nextDeadline
    else { return }
    run.wait(max(clock.now.duration(to: deadline), .zero))
  }
}

nonisolated private func takeOnAnyThread(
  _ nanoseconds: Int64, _ work: UnsafeMutableRawPointer?
) -> Bool {
  guard let work = DelayedWork(work) else { return false }
  return onMain { TestRun.current.delay(work, by: TestDelays.rounded(nanoseconds)) }
}

/// Work that the system would have delayed; its two functions are called on the main thread.
nonisolated struct DelayedWork: Sendable {
  private let address: UInt

  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    address = UInt(bitPattern: pointer)
  }

  private var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  /// Runs a block, or lets a task continue on the main queue.
  ///
  /// - Returns: whether the work has run.
  func run() -> Bool { main_queue_run_delayed(pointer) }

  /// Drops the work, which will not run.
  func drop() { main_queue_drop_delayed(pointer) }
}
