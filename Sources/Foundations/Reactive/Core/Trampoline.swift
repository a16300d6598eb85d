import VirtualTime

/// Work of one thread that waits until the work under way returns: RxSwift's current thread queue.
///
/// Synchronous sequences step on it, so that two of them, merged, take turns.
final class Trampoline {
  /// Something that waits for its turn.
  protocol Job: AnyObject {
    func run()
  }

  private static let ofThisThread = ThreadLocal<Trampoline>()

  /// The trampoline of the thread that asks.
  static var current: Trampoline {
    if let known = ofThisThread.value { return known }
    let trampoline = Trampoline()
    ofThisThread.value = trampoline
    return trampoline
  }

  /// Whether somebody up the stack drains the queue once it returns.
  var isRunning = false

  private var jobs: [any Job] = []
  private var done = 0

  /// Whether nothing waits, so that the job that runs may as well go on.
  var isEmpty: Bool { done == jobs.count }

  func enqueue(_ job: any Job) {
    jobs.append(job)
  }

  /// Runs what waits, first in first out, until nothing does.
  func drain() {
    while done < jobs.count {
      let job = jobs[done]
      done += 1
      if isEmpty {
        jobs.removeAll(keepingCapacity: true)
        done = 0
      }
      job.run()
    }
    isRunning = false
  }
}
