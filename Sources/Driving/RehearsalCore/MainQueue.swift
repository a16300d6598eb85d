import CMainQueue
import Foundation
import HeadlessDevice
import VirtualTime

/// The app's dispatch queues and tasks, whose work runs in order on the main thread.
///
/// While a session runs its app, work for every queue is captured in a separate queue and run in
/// order. Therefore it runs the same way at the prompt, in a script and in a test, which itself runs
/// on the main queue. Delays and timers of Dispatch and `Task.sleep` go onto the device's clock.
package enum MainQueue {
  private static var depth = 0

  /// Whether the last drain ended before the queue was empty, for the next one to go on.
  private static var hasRest = false

  /// Runs a body and captures the work that it adds to the main queue.
  static func capturing<Value, Failure>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    depth += 1
    if depth == 1 { startCapturing() }
    defer {
      depth -= 1
      if depth == 0 { stopCapturing() }
    }
    return try body()
  }

  /// Runs the captured work, and the work it adds, in order until the queue is empty or a condition no
  /// longer holds; the rest is kept for the next time.
  ///
  /// - Returns: whether there was any work.
  /// - Throws: an error if the queue never becomes empty; what it still holds is dropped.
  static func drain(while goesOn: () -> Bool = { true }) throws(SessionError) -> Bool {
    var hasRun = false
    var chain = LivelockChain()
    var leftOfGeneration = main_queue_count()
    hasRest = false
    while main_queue_run_next() || runSystemWork() {
      hasRun = true
      leftOfGeneration -= 1
      guard leftOfGeneration <= 0 else { continue }
      leftOfGeneration = main_queue_count()
      guard chain.addLink() else { throw endlessError() }
      guard goesOn() else {
        hasRest = true
        break
      }
    }
    return hasRun
  }

  /// Forgets the work that has not run, as the end of a process does.
  static func forget() {
    hasRest = false
    main_queue_forget()
  }

  /// Forgets the work that an earlier session left.
  static func forgetRest() {
    if hasRest { forget() }
  }

  /// Returns the error for work that never ends, and drops the work, which would go on elsewhere.
  static func endlessError() -> SessionError {
    main_queue_drop_all()
    return SessionError(
      "the main queue never becomes empty",
      notes: [
        "\(VirtualClock.livelockLimit) pieces of work each put the next one there without time "
          + "moving",
        "look for work that puts itself on DispatchQueue.main again, or a task that only yields",
      ])
  }

  /// Waits on the wall clock, and runs the work that arrives on the main queue meanwhile.
  ///
  /// - Throws: an error if the queue never becomes empty.
  static func wait(for duration: Duration) throws(SessionError) {
    let end = Date().addingTimeInterval(TimeInterval(duration.nanoseconds) / 1e9)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
      _ = try drain()
    }
  }

  private static func startCapturing() {
    main_queue_set_job_runner { pointer in
      MainActor.assumeIsolated { MainQueue.run(job: pointer) }
    }
    provideClock()
    main_queue_start_capturing()
    Device.isDriven = true
  }

  private static func stopCapturing() {
    Device.isDriven = false
    main_queue_stop_capturing(hasRest)
  }

  private static func run(job pointer: UnsafeMutableRawPointer?) {
    let job = unsafeBitCast(pointer, to: UnownedJob.self)
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }

  /// Runs the work that other threads added to the system's main queue.
  ///
  /// - Returns: whether there was any and it has run.
  ///
  /// The call costs about 3 µs on systems that cannot report whether there is any. In a test that is
  /// `async`, whose code is itself work of that queue, the rest of the queue waits for its end.
  package static func runSystemWork() -> Bool {
    guard main_queue_is_main_thread() else { return false }
    let hasWork = main_queue_has_system_work()
    guard hasWork != 0 else { return false }
    if hasWork > 0 { main_queue_post_mark() }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return hasWork > 0 && main_queue_has_reached_mark()
  }
}

/// A count of pieces of work that each cause the next one.
struct LivelockChain {
  private var length = 0

  /// Adds a piece of work.
  ///
  /// - Returns: whether the chain is still shorter than the limit.
  mutating func addLink() -> Bool {
    length += 1
    return length < VirtualClock.livelockLimit
  }
}
