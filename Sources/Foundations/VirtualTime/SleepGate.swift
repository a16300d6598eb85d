#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// What a sleeping task waits at; the clock opens it, or whoever cancels the task, on any thread.
final class SleepGate: Sendable {
  private enum State {
    case closed
    case awaited(CheckedContinuation<Void, Never>)
    case open
  }

  #if canImport(Darwin)
    // Synchronization's mutex needs a later macOS than the package.
    private let state = OSAllocatedUnfairLock(initialState: State.closed)
  #else
    private let state = Mutex(State.closed)
  #endif

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
