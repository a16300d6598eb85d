extension VirtualClock {
  /// The smallest step of the clock, a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the clock has advanced to an instant.
  ///
  /// The task stays in its caller's isolation domain, so no other thread is involved.
  ///
  /// - Parameters:
  ///   - deadline: the instant at which the task resumes.
  ///   - fileID: the file of the call, for reports of pending work.
  ///   - line: the line of the call.
  /// - Throws: `CancellationError` as soon as the task is cancelled, before or during the sleep.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try Task.checkCancellation()
    let gate = SleepGate()
    let token = schedule(at: deadline, for: Purpose(.sleep), fileID: fileID, line: line) {
      gate.open()
    }
    await withTaskCancellationHandler {
      await gate.wait()
    } onCancel: {
      gate.open()
    }
    token.cancel()
    try Task.checkCancellation()
  }

  /// Suspends the task until the clock has advanced by a duration.
  ///
  /// - Throws: `CancellationError`, as ``sleep(until:fileID:line:)`` does.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await sleep(until: now.advanced(by: duration), fileID: fileID, line: line)
  }
}
