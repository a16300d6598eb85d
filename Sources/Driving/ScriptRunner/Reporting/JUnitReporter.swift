import ScriptLanguage
import RehearsalCore

/// A reporter of JUnit XML, which CI systems read; it writes the document at the end of the run.
final class JUnitReporter: Reporter {
  private enum Outcome {
    case ended(SceneResult)
    case skipped
  }

  private let output: (String) -> Void
  private var cases: [(scene: Scene, name: String, outcome: Outcome)] = []
  private var names: [String: Int] = [:]

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .sceneEnded(let result): add(result.scene, .ended(result))
    case .sceneSkipped(let scene, _): add(scene, .skipped)
    case .ended(let summary): output(document(summary))
    case .began, .sceneBegan, .stepPerformed: break
    }
  }

  /// Adds a case; numbers repeated names, because readers treat cases of one name as one case.
  private func add(_ scene: Scene, _ outcome: Outcome) {
    let count = names[scene.title, default: 0] + 1
    names[scene.title] = count
    cases.append((scene, count == 1 ? scene.name : "\(scene.name) (\(count))", outcome))
  }

  private func document(_ summary: RunSummary) -> String {
    let counts = attributes(
      summary.passed + summary.failed + summary.skipped, summary.failed, summary.skipped,
      summary.elapsed)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites name=\"rehearse\"\(counts)>",
    ]
    var files: [String] = []
    for entry in cases where !files.contains(entry.scene.file) { files.append(entry.scene.file) }
    for file in files { lines += suite(file) }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private func suite(_ file: String) -> [String] {
    let cases = cases.filter { $0.scene.file == file }
    let results = cases.compactMap { entry -> SceneResult? in
      if case .ended(let result) = entry.outcome { result } else { nil }
    }
    let counts = attributes(
      cases.count, results.count { !$0.isPassed }, cases.count - results.count,
      results.reduce(.zero) { $0 + $1.elapsed })
    return ["  <testsuite name=\"\(file.xmlEscaped)\"\(counts)>"]
      + cases.flatMap { lines(for: $0.scene, named: $0.name, $0.outcome) } + ["  </testsuite>"]
  }

  private func attributes(
    _ tests: Int, _ failures: Int, _ skipped: Int, _ time: Duration
  ) -> String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
      + " time=\"\(time.seconds)\""
  }

  private func lines(for scene: Scene, named name: String, _ outcome: Outcome) -> [String] {
    let start =
      "    <testcase classname=\"\(scene.className.xmlEscaped)\" name=\"\(name.xmlEscaped)\""
      + " file=\"\(scene.file.xmlEscaped)\""
    guard case .ended(let result) = outcome else {
      return ["\(start) line=\"\(scene.location.line)\" time=\"0.000\">", "      <skipped/>"]
        + ["    </testcase>"]
    }
    let line = result.failure?.location.line ?? scene.location.line
    let head = "\(start) line=\"\(line)\" time=\"\(result.elapsed.seconds)\""
    guard let failure = result.failure else { return ["\(head)/>"] }
    let text = failure.lines.map(\.printable).joined(separator: "\n")
    return [
      "\(head)>",
      "      <failure message=\"\(failure.summary.xmlEscaped)\" type=\"failure\">"
        + "\(text.xmlEscaped(keepsLines: true))</failure>",
      "    </testcase>",
    ]
  }
}

extension Scene {
  /// The file's path with dots, as JUnit names a class: `journeys.chat.messages`.
  var className: String {
    let path = file.hasSuffix(".script") ? String(file.dropLast(7)) : file
    return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }
}

extension String {
  /// The text escaped for an XML attribute.
  var xmlEscaped: String { xmlEscaped(keepsLines: false) }

  /// Returns the text escaped for XML; without line breaks unless `keepsLines` is true.
  func xmlEscaped(keepsLines: Bool) -> String {
    let text = keepsLines ? self : printable
    return text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
