import Exploration
import Foundation
import ScriptRunner

/// The progress of an exploration on a terminal, at most twice a second.
final class ExploreProgress {
  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private let isShown = isatty(2) == 1

  private let limits: [Exploration.Limit]
  private var isDirty = false

  init(_ console: Console, _ limits: [Exploration.Limit]) {
    self.console = console
    self.limits = limits
    start = clock.now
    last = start
  }

  /// Shows the counts so far.
  func show(_ result: ExplorationResult) {
    let now = clock.now
    guard isShown, now - last > .milliseconds(500) else { return }
    last = now
    let seconds = Double((now - start).components.seconds) + 0.001
    let rate = Int(Double(result.acts) / seconds)
    let counts = "\(result.states) states, \(result.screenCount) screens, \(result.edges) edges"
    let rest = Self.timeLeft(limits, result, after: now - start)
    let text = "\(counts), \(rate) acts a second, \(result.faultCount) faults\(rest)"
    isDirty = true
    write("\r\u{1B}[K" + text)
  }

  /// Removes the line of the progress.
  func end() {
    if isDirty { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns the time that is left until the first limit, at the speed so far.
  static func timeLeft(
    _ limits: [Exploration.Limit], _ result: ExplorationResult, after passed: Duration
  ) -> String {
    let seconds = Double(passed.components.seconds) + 0.001
    let left = limits.map { limit -> Double in
      switch limit {
      case .time(let duration): Double(duration.components.seconds) - seconds
      case .states(let count): Double(count - result.states) * seconds / Double(result.states + 1)
      case .acts(let count): Double(count - result.acts) * seconds / Double(result.acts + 1)
      }
    }
    return left.min().map { ", \(Int(max(0, $0))) s left" } ?? ""
  }
}
