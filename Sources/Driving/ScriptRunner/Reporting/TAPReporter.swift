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
      point(result.scene, result.round, isOK: result.isPassed)
      if let failure = result.failure { output(block(failure)) }
    case .sceneSkipped(let scene, let round):
      point(scene, round, isOK: true, directive: " # SKIP an earlier scene failed")
    case .sceneBegan, .stepPerformed, .ended: break
    }
  }

  private func point(_ scene: Scene, _ round: Int, isOK: Bool, directive: String = "") {
    number += 1
    let title = round == 1 ? scene.title : "\(scene.title) (\(round))"
    output("\(isOK ? "ok" : "not ok") \(number) - \(title.tapEscaped)\(directive)\n")
  }

  private func block(_ failure: SceneFailure) -> String {
    let lines =
      [
        "---", "message: \(failure.summary.jsonQuoted)", "severity: fail", "at:",
        "  file: \(failure.location.file.jsonQuoted)", "  line: \(failure.location.line)",
        "  column: \(failure.location.column)", "details: |",
      ] + failure.lines.map { $0.isEmpty ? "" : "  \($0.printable)" } + ["..."]
    return lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

extension String {
  fileprivate var tapEscaped: String {
    printable.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// The text with control characters replaced by spaces, because parsers of reports reject them.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0xFFFE
            || scalar.value == 0xFFFF ? " " : scalar
        }))
  }
}
