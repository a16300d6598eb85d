import Synchronization

/// What a sleeping task waits at; the clock opens it, or whoever cancels the task, on any thread.
final class SleepGate: Sendable {
  private enum State {
    case closed
    case awaited(CheckedContinuation<Void, Never>)
    case open
  }

  private let state = Mutex(State.closed)

  /// Lets the task through, now or when it comes.
  func open() {
    let before = state.withLock { state in
      defer { state = .open }
      return state
    }
    if case .awaited(let task) = before { task.resume() }
  }

  /// Returns once the gate is open; one task may pass.
  nonisolated(nonsending) func pass() async {
    await withCheckedContinuation { task in
      let isOpen = state.withLock { state in
        if case .open = state { return true }
        state = .awaited(task)
        return false
      }
      if isOpen { task.resume() }
    }
  }
}
