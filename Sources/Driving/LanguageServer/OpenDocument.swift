import Foundation
import RehearsalCore
import ScriptLanguage

/// A script that is open in an editor.
struct OpenDocument {
  private let uri: String
  private let source: SourceText
  private let analysis: ScriptAnalysis

  /// Reads a script; its includes are looked up beside its file.
  init(uri: String, text: String) {
    self.uri = uri
    let path = URL(string: uri).flatMap { $0.isFileURL ? $0.path : nil } ?? uri
    source = SourceText(name: path, bytes: Array(text.utf8))
    let environment = ProcessInfo.processInfo.environment
    analysis = ScriptAnalysis(source, loader: ScriptLoader(environment: environment))
  }

  /// The names that the script uses, which completion offers.
  var vocabulary: ScriptVocabulary { analysis.vocabulary }

  // MARK: Diagnostics

  /// The mistakes and the hints, as values of the protocol.
  var diagnostics: PropsValue {
    .list(
      analysis.problems.map { value(of: $0, severity: 1) }
        + analysis.hints.map { value(of: $0, severity: 2) })
  }

  private func value(of diagnostic: Diagnostic, severity: Int) -> PropsValue {
    let message = [diagnostic.title, diagnostic.label] + diagnostic.notes
    return .members([
      "range": range(of: diagnostic), "severity": .int(severity), "source": .string("rehearse"),
      "message": .string(message.filter { !$0.isEmpty }.joined(separator: "\n")),
    ])
  }

  /// The range of a mistake; of one in an included file, the first line.
  private func range(of diagnostic: Diagnostic) -> PropsValue {
    let location = diagnostic.location
    guard location.file == source.name, source.lines.indices.contains(location.line - 1) else {
      return Self.range(0, 0, 0, 0)
    }
    let line = source.lines[location.line - 1]
    let characters = Array(line)
    let first = min(location.column - 1, characters.count)
    let last = min(first + diagnostic.length, characters.count)
    let start = String(characters[..<first]).utf16.count
    let end = start + String(characters[first..<last]).utf16.count
    return Self.range(location.line - 1, start, location.line - 1, end)
  }

  private static func range(
    _ line: Int, _ character: Int, _ lastLine: Int, _ lastCharacter: Int
  ) -> PropsValue {
    .members([
      "start": TextPosition(line: line, character: character).value,
      "end": TextPosition(line: lastLine, character: lastCharacter).value,
    ])
  }

  // MARK: Completion and hover

  /// Returns the words that can be inserted at a position.
  func completion(at position: TextPosition, with names: ScriptVocabulary) -> PropsValue {
    guard let line = commandLine(position.line) else { return .list([]) }
    let cursor = line.index(atUTF16: position.character)
    let context = names.completionContext
    let found = ScriptCompletion(line, cursor, context: context)
    let range = Self.range(
      position.line, line.utf16Offset(of: found.wordStart), position.line,
      line.utf16Offset(of: cursor))
    return .list(
      found.candidates.map { candidate in
        .members([
          "label": .string(candidate.text), "kind": .int(candidate.isOpen ? 5 : 14),
          "textEdit": .members(["range": range, "newText": .string(candidate.text)]),
        ])
      })
  }

  /// Returns the help of the command at a position; null where there is none.
  func hover(at position: TextPosition) -> PropsValue {
    guard let line = commandLine(position.line) else { return .null }
    let cursor = line.index(atUTF16: position.character)
    if let variable = analysis.variable(in: line, at: cursor, line: position.line) {
      return Self.markdown("```\n\(variable)\n```")
    }
    let words = line.split(separator: " ").prefix(2).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return .null }
    let specific = words.count == 2 ? ScriptHelp.lines(about: words) : []
    let lines = specific.isEmpty ? ScriptHelp.lines(about: [first]) : specific
    return lines.isEmpty || ["commands", "selectors"].contains(first)
      ? .null : Self.markdown("```\n\(lines.joined(separator: "\n"))\n```")
  }

  private static func markdown(_ text: String) -> PropsValue {
    .members([
      "contents": .members(["kind": .string("markdown"), "value": .string(text)])
    ])
  }

  /// Returns a line, unless it is the text of a heredoc; past the last one, an empty line.
  private func commandLine(_ line: Int) -> String? {
    guard !analysis.heredocLines.contains(line) else { return nil }
    return source.lines.indices.contains(line) ? source.lines[line] : ""
  }

  // MARK: Formatting

  /// Returns the edit that formats the script; none for a script with mistakes.
  func formatting() -> PropsValue {
    let formatter = ScriptFormatter(source, loader: ScriptLoader())
    guard formatter.problems.isEmpty else { return .list([]) }
    return .list([
      .members([
        "range": Self.range(0, 0, source.lines.count + 1, 0),
        "newText": .string(formatter.formatted()),
      ])
    ])
  }
}
