import HeadlessDevice
import RehearsalCore
import ScriptLanguage

extension SceneResult {
  /// Returns the result with secrets masked in all that a report shows of the scene's run.
  ///
  /// File names and places stay as they are, so that a reader still finds the line.
  func masked(by secrets: SecretTexts) -> SceneResult {
    guard !secrets.isEmpty else { return self }
    var result = self
    result.failure = failure?.masked(by: secrets)
    result.findings = findings.map { $0.replacing(message: secrets.masked($0.message)) }
    result.remarks = remarks.map {
      SceneRemark(location: $0.location, text: secrets.masked($0.text))
    }
    result.records = records.map(secrets.maskedRecord)
    return result
  }
}

extension SceneFailure {
  fileprivate func masked(by secrets: SecretTexts) -> SceneFailure {
    SceneFailure(
      summary: secrets.masked(summary), location: location,
      details: MaskedDetails(details, secrets).lines, screen: screen.map(secrets.masked),
      steps: steps.map { $0.masked(by: secrets) }, requests: requests.map(secrets.masked),
      output: output.map(secrets.masked))
  }
}

extension PastStep {
  fileprivate func masked(by secrets: SecretTexts) -> PastStep {
    PastStep(location: location, text: secrets.masked(text), start: start, number: number)
  }
}

/// The details of a failure with secrets masked; the caret stays below what it points at.
private struct MaskedDetails {
  private(set) var lines: [String]
  private let secrets: SecretTexts

  init(_ details: [String], _ secrets: SecretTexts) {
    self.secrets = secrets
    lines = details.map { Self.isPlace($0) ? $0 : secrets.masked($0) }
    if details.count > 3, Self.isPlace(details[0]) { moveCaret(of: details) }
  }

  /// Whether a line only names a place: `--> file:4:1`, `included at file:2`.
  private static func isPlace(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("--> ") || text.hasPrefix("included at ")
  }

  /// Masks the script's line in three parts: before the caret, above it, and after it.
  private mutating func moveCaret(of details: [String]) {
    let (line, pointer) = (details[2], details[3])
    guard lines[2] != line, let caret = pointer.firstIndex(of: "^") else { return }
    let gutter = pointer.prefix { $0 != "|" } + "|"
    let start = pointer.distance(from: pointer.startIndex, to: caret)
    let end = start + pointer[caret...].prefix { $0 == "^" }.count
    let parts = line.split(atColumns: start, end).map(secrets.masked)
    // A secret that lies across two parts is masked in the whole line, without a move of the caret.
    guard parts.joined() == lines[2] else { return }
    let space = String(repeating: " ", count: max(0, parts[0].displayWidth - gutter.count))
    let marks = String(repeating: "^", count: max(1, parts[1].displayWidth))
    let label = pointer[caret...].drop { $0 == "^" }
    lines[3] = gutter + space + marks + secrets.masked(String(label))
  }
}

extension String {
  /// Returns the text before a column, that up to another column, and the rest.
  fileprivate func split(atColumns start: Int, _ end: Int) -> [String] {
    var parts = ["", "", ""]
    var column = 0
    for character in self {
      parts[column < start ? 0 : column < end ? 1 : 2].append(character)
      column += character.displayWidth
    }
    return parts
  }
}
