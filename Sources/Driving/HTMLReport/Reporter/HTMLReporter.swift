import RehearsalCore
import ScriptLanguage
package import ScriptRunner

/// A reporter of one web page that needs no network: it shows each scene as a timeline of its steps.
///
/// Each scene is written when it ends, so that a run that is cut off leaves a page that opens.
package final class HTMLReporter: Reporter {
  private let output: (String) -> Void

  /// Creates a reporter that passes on the page piece by piece.
  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package func receive(_ event: RunEvent) {
    switch event {
    case .began: output(Page.report.opening)
    case .sceneEnded(let result):
      output(Page.data(result.head.jsonText, kind: "scene"))
      output(Page.data("[\(result.records.joined(separator: ",\n"))]", kind: "steps"))
    case .sceneSkipped(let scene, let round):
      output(Page.data(scene.head(round, "skipped", []).jsonText, kind: "scene"))
      output(Page.data("[]", kind: "steps"))
    case .ended(let summary):
      output(Page.data(summary.head.jsonText, kind: "run") + Page.closing)
    case .sceneBegan, .stepPerformed: break
    }
  }
}

extension RunSummary {
  /// The result of the run for the page.
  fileprivate var head: PropsValue {
    .members([
      "passed": .int(passed), "failed": .int(failed), "skipped": .int(skipped),
      "elapsed": .double(elapsed.inMilliseconds),
    ])
  }
}
