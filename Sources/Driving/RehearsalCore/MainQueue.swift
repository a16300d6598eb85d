import CMainQueue
import Foundation
import VirtualTime

/// The main queue as an app sees it: where it puts work with `DispatchQueue.main.async`,
/// `DispatchGroup.notify(queue: .main)` and main-actor tasks.
///
/// While a session lets its app run, that work is kept in a line of its own and run in order; so it
/// is the same at the prompt, in a script and inside a test, which itself runs on the main queue.
/// Tasks that would leave the main actor for a pool of threads are run in the same line.
enum MainQueue {
  private static var depth = 0

  /// Runs a body during which the app's work for the main queue is kept.
  static func watching<Value, Failure>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    depth += 1
    if depth == 1 { watch() }
    defer {
      depth -= 1
      if depth == 0 { main_queue_watch(false) }
    }
    return try body()
  }

  /// Runs what lies on the main queue, and what that puts there, in order, until it is empty.
  ///
  /// - Returns: whether there was anything.
  /// - Throws: an error where the queue never becomes empty.
  static func drain() throws(SessionError) -> Bool {
    var count = 0
    while main_queue_run_next() || runSystemWork() {
      count += 1
      guard count < VirtualClock.livelockLimit else { throw endless }
    }
    return count > 0
  }

  /// Waits for work that lives on the wall clock, running what it puts on the main queue.
  ///
  /// - Throws: an error where the queue never becomes empty.
  static func wait(for duration: Duration) throws(SessionError) {
    let end = Date().addingTimeInterval(TimeInterval(duration.nanoseconds) / 1e9)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
      _ = try drain()
    }
  }

  private static func watch() {
    main_queue_set_job_runner { pointer in
      MainActor.assumeIsolated { MainQueue.run(job: pointer) }
    }
    main_queue_watch(true)
  }

  private static func run(job pointer: UnsafeMutableRawPointer?) {
    let job = unsafeBitCast(pointer, to: UnownedJob.self)
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }

  /// Runs what other threads put on the system's main queue; about 3 µs where nobody can tell.
  private static func runSystemWork() -> Bool {
    guard Thread.isMainThread else { return false }
    let hasWork = main_queue_has_system_work()
    guard hasWork != 0 else { return false }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return hasWork > 0
  }

  private static var endless: SessionError {
    SessionError(
      "the main queue never becomes empty",
      notes: [
        "\(VirtualClock.livelockLimit) pieces of work ran without time moving",
        "look for work that puts itself on DispatchQueue.main again, or a task that only yields",
      ])
  }
}
