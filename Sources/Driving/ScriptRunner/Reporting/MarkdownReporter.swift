import ScriptLanguage
import VirtualTime
import RehearsalCore

/// A reporter of a Markdown summary, as GitHub shows one below a workflow's run.
///
/// The summary of a run that did not end says so.
final class MarkdownReporter: Reporter {
  /// The number of failures that are shown in full, because GitHub limits a summary to 1 MiB.
  private static let shownFailures = 100

  private var interim: InterimReport
  private var passedCount = 0
  private var failed: [SceneResult] = []
  private var flaky: [SceneResult] = []
  private var tally = RunTally()

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - replace: writes the whole report again; nil where the target only takes more text.
  ///   - output: writes text at the end.
  init(replace: ((String) -> Void)? = nil, output: @escaping (String) -> Void) {
    interim = InterimReport(replace: replace, output: output)
  }

  func receive(_ event: RunEvent) {
    tally.count(event)
    switch event {
    case .sceneEnded(let result):
      if result.isPassed { passedCount += 1 } else { failed.append(result) }
      if result.isPassed, result.isFlaky { flaky.append(result) }
    case .ended(let summary):
      let mark = summary.failed == 0 ? "✅" : "❌"
      interim.finish(document("\(mark) \(tally.line(summary))"))
    case .began, .sceneBegan, .stepPerformed, .sceneSkipped: break
    }
    interim.receive(event) {
      document("❌ The run did not end: \(passedCount) passed, \(failed.count) failed before")
    }
  }

  private func document(_ title: String) -> String {
    let rows = failed.map { row($0, "failed") } + flaky.map { row($0, "flaky") }
    let table = rows.isEmpty ? [] : ["", "| Scene | Line | Result |", "| --- | --- | --- |"] + rows
    let details = failed.prefix(Self.shownFailures).flatMap(details)
    let rest = failed.count - Self.shownFailures
    let more = rest > 0 ? ["", "\(rest) more failures are in the other reports."] : []
    let lines = ["## \(title)"] + table + details + more
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
