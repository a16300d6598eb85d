import ScriptLanguage
import VirtualTime
import RehearsalCore

/// A reporter of JUnit XML, which CI systems read.
///
/// The report of a run that did not end has an error beside its scenes, so that no reader takes it
/// for a run that passed.
final class JUnitReporter: Reporter {
  private enum Outcome {
    case ended(SceneResult)
    case skipped

    /// The result of a scene that was run.
    var result: SceneResult? {
      if case .ended(let result) = self { result } else { nil }
    }
  }

  private typealias Case = (scene: Scene, name: String, outcome: Outcome)

  private var interim: InterimReport
  private var cases: [Case] = []
  private var names: Set<String> = []

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - replace: writes the whole report again; nil where the target only takes more text.
  ///   - output: writes text at the end.
  init(replace: ((String) -> Void)? = nil, output: @escaping (String) -> Void) {
    interim = InterimReport(replace: replace, output: output)
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .sceneEnded(let result): add(result.scene, .ended(result))
    case .sceneSkipped(let scene, _): add(scene, .skipped)
    case .ended(let summary): interim.finish(document(summary))
    case .began, .sceneBegan, .stepPerformed: break
    }
    interim.receive(event) { document(nil) }
  }

  /// Adds a case; numbers repeated names, because readers treat cases of one name as one case.
  private func add(_ scene: Scene, _ outcome: Outcome) {
    let prefix = "\(scene.className.printable)\n"
    var (name, number) = (scene.name, 1)
    while !names.insert(prefix + name.printable).inserted {
      number += 1
      name = "\(scene.name) (\(number))"
    }
    cases.append((scene, name, outcome))
  }

  /// Returns the document of the run; without a summary, of a run that has not ended.
  private func document(_ summary: RunSummary?) -> String {
    let cases = cases.map(\.outcome)
    let missing = summary == nil ? 1 : 0
    let elapsed =
      summary?.elapsed ?? cases.compactMap(\.result).reduce(.zero) { $0 + $1.elapsed }
    let program = ProgramName.current.xmlEscaped
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"\(program)\" tests=\"\(cases.count + missing)\""
        + " failures=\"\(Self.failures(cases))\" errors=\"\(missing)\""
        + " time=\"\(elapsed.seconds)\">",
    ]
    for (file, entries) in casesByFile() { lines += suite(file, entries) }
    if summary == nil { lines += Self.missingEnd(program) }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  /// The suite that says that the run did not end.
  private static func missingEnd(_ program: String) -> [String] {
    let message = "the run did not end: scenes after these are missing"
    return [
      "  <testsuite name=\"\(program)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""
        + " time=\"0.000\">",
      "    <testcase classname=\"\(program)\" name=\"the end of the run\" time=\"0.000\">",
      "      <error message=\"\(message)\" type=\"error\">\(message)</error>",
      "    </testcase>", "  </testsuite>",
    ]
  }

  /// The cases of each file, in the order in which the files first came.
  private func casesByFile() -> [(String, [Case])] {
    var places: [String: Int] = [:]
    var files: [(String, [Case])] = []
    for entry in cases {
      if let place = places[entry.scene.file] {
        files[place].1.append(entry)
      } else {
        places[entry.scene.file] = files.count
        files.append((entry.scene.file, [entry]))
      }
    }
    return files
  }

  private func suite(_ file: String, _ cases: [Case]) -> [String] {
    let outcomes = cases.map(\.outcome)
    let results = outcomes.compactMap(\.result)
    let time = results.reduce(Duration.zero) { $0 + $1.elapsed }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(Self.failures(outcomes))\" errors=\"0\""
    var lines = [
      "  <testsuite name=\"\(file.xmlEscaped)\" \(counts)"
        + " skipped=\"\(cases.count - results.count)\" time=\"\(time.seconds)\">"
    ]
    for entry in cases { lines += self.lines(for: entry.scene, named: entry.name, entry.outcome) }
    lines.append("  </testsuite>")
    return lines
  }

  private static func failures(_ outcomes: [Outcome]) -> Int {
    outcomes.count { $0.result?.isPassed == false }
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
    guard let failure = result.failure else { return passed(result, head) }
    let text = result.failureLines.map(\.printable).joined(separator: "\n")
    return [
      "\(head)>",
      "      <failure message=\"\(failure.summary.xmlEscaped)\" type=\"\(result.isFlaky ? "flaky" : "failure")\">"
        + "\(text.xmlEscaped(keepsLines: true))</failure>",
      "    </testcase>",
    ]
  }

  /// The lines of a case that passed, with what is worth a note.
  private func passed(_ result: SceneResult, _ head: String) -> [String] {
    let flaky = result.isFlaky ? ["flaky: passed at attempt \(result.attempts)"] : []
    let notes = flaky + result.findingLines.map { "finding, \($0)" }
    guard !notes.isEmpty else { return ["\(head)/>"] }
    let text = notes.map(\.printable).joined(separator: "\n")
    return [
      "\(head)>", "      <system-out>\(text.xmlEscaped(keepsLines: true))</system-out>",
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
