import VirtualTime

/// A thread's queue of jobs that run once the current job returns, as RxSwift's current thread queue.
///
/// Synchronous sequences send each element as a job, so that two of them, merged, take turns.
final class Trampoline {
  /// A job in the queue.
  protocol Job: AnyObject {
    func run()
  }

  private static let threadLocal = ThreadLocal<Trampoline>()

  /// The trampoline of the current thread.
  static var current: Trampoline {
    if let known = threadLocal.value { return known }
    let trampoline = Trampoline()
    threadLocal.value = trampoline
    return trampoline
  }

  /// Whether a caller up the stack will drain the queue.
  var isRunning = false

  @exclusivity(unchecked)  // never accessed while a job runs
  private var jobs: [any Job] = []
  @exclusivity(unchecked)
  private var startedCount = 0

  /// Whether no job is queued, so that the running job may continue.
  var isEmpty: Bool { startedCount == jobs.count }

  func enqueue(_ job: any Job) {
    jobs.append(job)
  }

  /// Runs the queued jobs in order until none is left.
  func drain() {
    while startedCount < jobs.count {
      let job = jobs[startedCount]
      startedCount += 1
      if isEmpty {
        jobs.removeAll(keepingCapacity: true)
        startedCount = 0
      }
      job.run()
    }
    isRunning = false
  }
}
