import RehearsalCore

/// The writing of a report that is one document, so that it is whole even if the run is killed.
///
/// The document of the scenes so far is written at the beginning, after each of the first failures,
/// and else whenever a quarter more scenes have ended, which costs five times the last one in all.
struct InterimReport {
  /// The number of failures after each of which the document is written.
  private static let failureLimit = 50

  /// Writes the whole report in place of what was written before; nil where that is not possible.
  private let replace: ((String) -> Void)?

  private let output: (String) -> Void
  private var failures = 0
  private var count = 0
  private var next = 1

  /// Creates the writing of a report.
  ///
  /// - Parameters:
  ///   - replace: writes the whole report again; nil where the target only takes more text.
  ///   - output: writes text at the end, as a target that is not replaced gets the whole report.
  init(replace: ((String) -> Void)?, output: @escaping (String) -> Void) {
    self.replace = replace
    self.output = output
  }

  /// Writes the document so far if it is due after an event.
  mutating func receive(_ event: RunEvent, _ document: () -> String) {
    guard let replace else { return }
    switch event {
    case .began: replace(document())
    case .sceneEnded(let result):
      count += 1
      if !result.isPassed { failures += 1 }
      guard count >= next || !result.isPassed && failures <= Self.failureLimit else { return }
      next = count + max(1, count / 4)
      replace(document())
    case .sceneBegan, .stepPerformed, .sceneSkipped, .ended: break
    }
  }

  /// Writes the document of the whole run.
  func finish(_ document: String) {
    if let replace { replace(document) } else { output(document) }
  }
}
