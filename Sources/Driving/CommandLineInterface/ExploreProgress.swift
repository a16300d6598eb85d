import Exploration
import Foundation

/// The progress of an exploration on a terminal, at most twice a second.
final class ExploreProgress {
  private let limits: [Exploration.Limit]
  private let isShown: Bool
  private let write: (String) -> Void
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isDirty = false

  /// Creates the progress of an exploration that starts now.
  ///
  /// - Parameters:
  ///   - limits: The limits of the exploration.
  ///   - isShown: Whether there is a terminal that shows it.
  ///   - start: The instant at which the exploration starts.
  ///   - write: A closure that writes to the terminal.
  init(
    _ limits: [Exploration.Limit], isShown: Bool = isatty(2) == 1,
    start: ContinuousClock.Instant = .now,
    write: @escaping (String) -> Void = ExploreProgress.writeToStandardError
  ) {
    self.limits = limits
    self.isShown = isShown
    self.write = write
    self.start = start
    last = start
  }

  /// Shows the counts so far.
  func show(_ result: ExplorationResult, at now: ContinuousClock.Instant = .now) {
    guard isShown, now - last > .milliseconds(500) else { return }
    last = now
    let rate = Int(Double(result.acts) / max(0.001, (now - start) / .seconds(1)))
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

  nonisolated private static func writeToStandardError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns the time that is left until the first limit, at the speed so far.
  static func timeLeft(
    _ limits: [Exploration.Limit], _ result: ExplorationResult, after passed: Duration
  ) -> String {
    let seconds = passed / .seconds(1)
    let left = limits.map { limit -> Double in
      switch limit {
      case .time(let duration): duration / .seconds(1) - seconds
      case .states(let count): Double(count - result.states) * seconds / Double(result.states + 1)
      case .acts(let count): Double(count - result.acts) * seconds / Double(result.acts + 1)
      }
    }
    return left.min().map { ", \(Int(max(0, $0))) s left" } ?? ""
  }
}
