import RehearsalCore

/// The counts of a run that its summary does not have.
struct RunTally {
  private var flaky = 0
  private var findings = 0
  private var scenesWithFindings = 0

  /// Counts an event.
  mutating func count(_ event: RunEvent) {
    guard case .sceneEnded(let result) = event else { return }
    if result.isFlaky { flaky += 1 }
    guard result.isPassed, !result.findings.isEmpty else { return }
    findings += result.findings.count
    scenesWithFindings += 1
  }

  /// Returns the line that sums up a run: its counts and its duration.
  func line(_ summary: RunSummary) -> String {
    let counts = [
      (summary.passed, "passed"), (summary.failed, "failed"), (summary.skipped, "not run"),
      (flaky, "flaky"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let count = summary.passed + summary.failed + summary.skipped
    return count.counted("scene")
      + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
      + " in \(summary.elapsed.seconds) s" + note
  }

  private var note: String {
    guard findings > 0 else { return "" }
    let scenes = scenesWithFindings == 1 ? "a scene" : "\(scenesWithFindings) scenes"
    return "; \(findings.counted("finding")) in \(scenes) that passed"
  }
}
