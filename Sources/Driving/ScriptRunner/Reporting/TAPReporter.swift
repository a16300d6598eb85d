import ScriptLanguage
import RehearsalCore

/// A reporter of TAP 14, the Test Anything Protocol.
final class TAPReporter: Reporter {
  private let output: (String) -> Void
  private var number = 0

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .began(let count):
      output("TAP version 14\n1..\(count)\(count == 0 ? " # no scenes" : "")\n")
    case .sceneEnded(let result):
      point(
        result.scene, result.round, isOK: result.isPassed,
        directive: result.isPassed && result.isFlaky ? " # flaky" : "")
      if let failure = result.failure { output(block(failure, result.failureLines)) }
    case .sceneSkipped(let scene, let round):
      point(scene, round, isOK: true, directive: " # SKIP not run")
    case .sceneBegan, .stepPerformed, .ended: break
    }
  }

  private func point(_ scene: Scene, _ round: Int, isOK: Bool, directive: String = "") {
    number += 1
    let title = round == 1 ? scene.title : "\(scene.title) (\(round))"
    output("\(isOK ? "ok" : "not ok") \(number) - \(title.tapEscaped)\(directive)\n")
  }

  private func block(_ failure: SceneFailure, _ details: [String]) -> String {
    var lines = [
      "---", "message: \(failure.summary.printable.jsonQuoted)", "severity: fail", "at:",
      "  file: \(failure.location.file.printable.jsonQuoted)", "  line: \(failure.location.line)",
      "  column: \(failure.location.column)",
    ]
    lines += text(details.map(\.printable)) + ["..."]
    // Empty lines are indented too: for tap.py a line without the indent ends the block.
    return lines.map { "  \($0)\n" }.joined()
  }

  /// The details as a literal block; in quotes if a line begins with what ends the whole block.
  private func text(_ details: [String]) -> [String] {
    guard details.contains(where: { $0.drop { $0 == " " }.hasPrefix("...") }) else {
      return ["details: |2"] + details.map { $0.isEmpty ? "" : "  \($0)" }
    }
    return ["details: \((details.joined(separator: "\n") + "\n").jsonQuoted)"]
  }
}

extension String {
  fileprivate var tapEscaped: String {
    printable.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
