import VirtualTime

/// A signal that resumes the one task that waits for it, and remembers that its task was cancelled.
final class Wake: Sendable {
  private struct State {
    var waiter: CheckedContinuation<Void, Never>?
    var isSignalled = false
    var isCancelled = false
  }

  private let state = Locked(State())

  var isCancelled: Bool { state.withValue { $0.isCancelled } }

  /// Resumes the task that waits, or the next one that would.
  func signal() {
    let waiter = state.withValue { state in
      defer { state.waiter = nil }
      state.isSignalled = state.waiter == nil
      return state.waiter
    }
    waiter?.resume()
  }

  func cancel() {
    state.withValue { $0.isCancelled = true }
    signal()
  }

  /// Waits for a signal; returns at once where there was one since the last wait.
  nonisolated(nonsending) func wait() async {
    await withCheckedContinuation { continuation in
      let isSignalled = state.withValue { state in
        defer { state.isSignalled = false }
        if !state.isSignalled { state.waiter = continuation }
        return state.isSignalled
      }
      if isSignalled { continuation.resume() }
    }
  }
}
