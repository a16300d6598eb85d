#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A gate that suspends one task until the clock, or a cancellation on any thread, opens it.
final class SleepGate: Sendable {
  private enum State {
    case closed
    case awaited(CheckedContinuation<Void, Never>)
    case open
  }

  #if canImport(Darwin)
    // The mutex of Synchronization needs a later macOS than the package does.
    private let state = OSAllocatedUnfairLock(initialState: State.closed)
  #else
    private let state = Mutex(State.closed)
  #endif

  /// Opens the gate and resumes the task if it waits.
  func open() {
    let before = state.withLock { state in
      defer { state = .open }
      return state
    }
    if case .awaited(let task) = before { task.resume() }
  }

  /// Waits until the gate is open; called by one task only.
  nonisolated(nonsending) func wait() async {
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
