import Dispatch

extension DispatchQueue {
  /// Holds back the work that has not begun, until ``resume()`` is called as often.
  nonisolated public func suspend() { Ported.onMain { self.suspensions += 1 } }

  /// Lets the queue run the work that was held back, in order.
  nonisolated public func resume() {
    Ported.onMain {
      self.suspensions -= 1
      guard self.suspensions == 0 else { return }
      for work in self.held { Ported.async { self.run(work) } }
      self.held = []
    }
  }

  /// Queues work, which a group waits for.
  nonisolated func start(_ group: DispatchGroup?, _ work: @escaping @MainActor () -> Void) {
    group?.enter()
    Ported.async {
      self.run {
        work()
        group?.leave()
      }
    }
  }

  /// Runs work as the queue's, or holds it back while the queue is suspended.
  @MainActor func run(_ work: @escaping @MainActor () -> Void) {
    if suspensions > 0 { held.append(work) } else { withCurrent(work) }
  }
}
