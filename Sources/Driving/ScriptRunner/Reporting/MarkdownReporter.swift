import ScriptLanguage
import VirtualTime
import RehearsalCore

/// A reporter of a Markdown summary, as GitHub shows one below a workflow's run.
///
/// It writes the document at the end of the run.
final class MarkdownReporter: Reporter {
  /// The number of failures that are shown in full, because GitHub limits a summary to 1 MiB.
  private static let shownFailures = 100

  private let output: (String) -> Void
  private var failed: [SceneResult] = []
  private var flaky: [SceneResult] = []
  private var tally = RunTally()

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func receive(_ event: RunEvent) {
    tally.count(event)
    switch event {
    case .sceneEnded(let result):
      if !result.isPassed { failed.append(result) } else if result.isFlaky { flaky.append(result) }
    case .ended(let summary): output(document(summary))
    case .began, .sceneBegan, .stepPerformed, .sceneSkipped: break
    }
  }

  private func document(_ summary: RunSummary) -> String {
    let mark = summary.failed == 0 ? "✅" : "❌"
    let rows = failed.map { row($0, "failed") } + flaky.map { row($0, "flaky") }
    let table = rows.isEmpty ? [] : ["", "| Scene | Line | Result |", "| --- | --- | --- |"] + rows
    let details = failed.prefix(Self.shownFailures).flatMap(details)
    let rest = failed.count - Self.shownFailures
    let more = rest > 0 ? ["", "\(rest) more failures are in the other reports."] : []
    let lines = ["## \(mark) \(tally.line(summary))"] + table + details + more
    return lines.map { $0 + "\n" }.joined()
  }

  private func row(_ result: SceneResult, _ outcome: String) -> String {
    let place = result.failure?.location ?? result.scene.location
    let message = result.failure.map { ": \($0.summary)" } ?? ""
    return "| \(result.scene.name.markdown) | \(place.file.markdown):\(place.line) "
      + "| \(outcome)\(message.markdown) |"
  }

  private func details(_ result: SceneResult) -> [String] {
    let lines = result.failureLines.map(\.printable)
    // The fence is longer than any in the text.
    let longest = lines.map { $0.longestRun(of: "`") }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let head = ["", "<details><summary>\(result.scene.title.xmlEscaped)</summary>", ""]
    return head + ["\(fence)text"] + lines + [fence, "", "</details>"]
  }
}

extension String {
  /// The text escaped for a cell of a Markdown table.
  fileprivate var markdown: String {
    var text = ""
    for scalar in printable.unicodeScalars {
      if "\\`*_[]<>|~&#".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  fileprivate func longestRun(of character: Character) -> Int {
    var (longest, run) = (0, 0)
    for other in self {
      run = other == character ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}
