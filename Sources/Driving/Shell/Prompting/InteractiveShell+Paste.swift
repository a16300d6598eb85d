import ScriptLanguage
import ScriptRunner

extension InteractiveShell {
  /// Runs a line; a pasted script with scenes or settings is run as a whole.
  func run(
    _ line: String, of source: any LineSource, recordedBy recorder: inout LineRecorder
  ) -> Reaction {
    guard source.isPasting, !interpreter.isIncomplete, Self.beginsScript(line) else {
      return run(line, recordedBy: &recorder)
    }
    let lines = [line] + source.takePaste()
    output.printLines(["the pasted text is a script of \(lines.count) lines"])
    let text = SourceText(name: "(pasted)", lines: lines)
    return protecting(line, recordedBy: &recorder) { _ in
      replay(ScriptLoader().document(text, within: "."), name: "(pasted)")
    }
  }

  /// Discards the lines of a pasted text after one that failed.
  func discardPaste(of source: any LineSource) {
    let count = source.takePaste().count
    guard count > 0 else { return }
    output.printError([
      "the rest of the pasted text was not run: \(count) \(count == 1 ? "line" : "lines")"
    ])
  }

  /// Returns whether a line stands only in a script file, such as `scene` or `@launch`.
  private static func beginsScript(_ line: String) -> Bool {
    let word = line.split(whereSeparator: \.isWhitespace).first ?? ""
    return word == "scene" || word.hasPrefix("@")
  }
}
