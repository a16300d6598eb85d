extension VirtualClock {
  /// The smallest step the clock can tell: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the clock has been moved to an instant.
  ///
  /// The task stays in its caller's isolation domain, so no thread is involved and nothing races.
  ///
  /// - Throws: `CancellationError` when the task was cancelled before it slept or while it slept.
  nonisolated(nonsending) public func sleep(until deadline: Instant) async throws {
    try Task.checkCancellation()
    await withCheckedContinuation { continuation in
      schedule(at: deadline, for: Purpose(.sleep)) { continuation.resume() }
    }
    try Task.checkCancellation()
  }

  /// Suspends the task until the clock has been moved on by a duration.
  ///
  /// - Throws: `CancellationError`, as ``sleep(until:)`` does.
  nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration))
  }
}
