import Dispatch
import VirtualTime

/// The results that a task sends, in order, to an observer, which is not `Sendable`.
///
/// Only its dispatch queue calls the observer. A group that the task leaves tells the queue that there
/// are results.
final class TaskResults<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Result<Value, any Error>] = []
    var hasEnded = false

    /// The group that the next result leaves.
    var arrival: DispatchGroup?
  }

  private let state = Locked(State())

  /// Starts to deliver the results, on the driver's thread where one moves a clock.
  func deliver(to observer: @escaping (Result<Value, any Error>) -> Void) {
    let isDriven = ClockDiagnostics.current.drivenClock != nil
    let queue = isDriven ? DispatchQueue.main : DispatchQueue(label: "rx.task_results")
    deliver(to: observer, on: queue)
  }

  /// Sends a result.
  func send(_ result: Result<Value, any Error>) {
    announce { $0.waiting.append(result) }
  }

  /// Sends the last result; every task ends, so that the queue stops waiting.
  func end(with result: Result<Value, any Error>) {
    announce { state in
      state.waiting.append(result)
      state.hasEnded = true
    }
  }

  private func announce(_ change: (inout State) -> Void) {
    let arrival = state.withValue { state in
      change(&state)
      defer { state.arrival = nil }
      return state.arrival
    }
    arrival?.leave()
  }

  private func deliver(
    to observer: @escaping (Result<Value, any Error>) -> Void, on queue: DispatchQueue
  ) {
    let arrival = DispatchGroup()
    arrival.enter()
    arrival.notify(
      queue: queue,
      work: DispatchWorkItem {
        let (results, hasEnded) = self.takeAll()
        results.forEach(observer)
        if !hasEnded { self.deliver(to: observer, on: queue) }
      })
    let isDue = state.withValue { state in
      state.arrival = state.waiting.isEmpty ? arrival : nil
      return state.arrival == nil
    }
    if isDue { arrival.leave() }
  }

  private func takeAll() -> ([Result<Value, any Error>], Bool) {
    state.withValue { state in
      defer { state.waiting = [] }
      return (state.waiting, state.hasEnded)
    }
  }
}
