extension VirtualClock {
  /// The smallest step the clock can tell: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the clock has been moved to an instant.
  ///
  /// The task stays in its caller's isolation domain, so no thread is involved and nothing races.
  ///
  /// - Parameters:
  ///   - deadline: when to go on.
  ///   - fileID: the file that sleeps, for who asks what keeps the app busy.
  ///   - line: the line that sleeps.
  /// - Throws: `CancellationError` as soon as the task is cancelled, before it slept or meanwhile.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try Task.checkCancellation()
    let gate = SleepGate()
    let token = schedule(at: deadline, for: Purpose(.sleep), fileID: fileID, line: line) {
      gate.open()
    }
    await withTaskCancellationHandler {
      await gate.pass()
    } onCancel: {
      gate.open()
    }
    token.cancel()
    try Task.checkCancellation()
  }

  /// Suspends the task until the clock has been moved on by a duration.
  ///
  /// - Throws: `CancellationError`, as ``sleep(until:fileID:line:)`` does.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await sleep(until: now.advanced(by: duration), fileID: fileID, line: line)
  }
}
