import VirtualTime
import RehearsalCore

/// A line on a terminal with the scenes done and failed and the time left, which is drawn over itself.
final class ProgressLine: Reporter {
  /// The wall-clock time between two drawings.
  private static let interval = Duration.milliseconds(100)

  private let output: (String) -> Void
  private let elapsed: () -> Duration
  private var lastDrawn = Duration.zero
  private var isDrawn = false
  private var (done, failed, total) = (0, 0, 0)

  /// Creates a progress line.
  ///
  /// - Parameters:
  ///   - elapsed: returns the wall-clock time since the run began.
  ///   - output: prints text on the terminal.
  init(elapsed: @escaping () -> Duration, output: @escaping (String) -> Void) {
    self.elapsed = elapsed
    self.output = output
  }

  /// Removes the line, so that a report can be printed.
  func clear() {
    guard isDrawn else { return }
    isDrawn = false
    output("\r\u{1B}[K")
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .began(let count): total = count
    case .sceneEnded(let result):
      done += 1
      if !result.isPassed { failed += 1 }
      draw()
    case .sceneBegan, .stepPerformed, .sceneSkipped, .ended: break
    }
  }

  private func draw() {
    let now = elapsed()
    guard done < total, now - lastDrawn >= Self.interval else { return }
    lastDrawn = now
    isDrawn = true
    let left = now / done * (total - done)
    output(
      "\(done) of \(total) scenes done, \(failed) failed, about \(Self.seconds(left)) s left")
  }

  /// Returns the seconds of a duration, rounded up.
  private static func seconds(_ duration: Duration) -> Int64 {
    duration.components.seconds + (duration.components.attoseconds > 0 ? 1 : 0)
  }
}
