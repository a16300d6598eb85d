import Shell

/// A line source that types given lines at a shell's prompt and echoes them.
final class LineSourceDouble: LineSource {
  private var lines: ArraySlice<String>
  private let echo: (String) -> Void

  init(_ lines: [String], echo: @escaping (String) -> Void = { _ in }) {
    self.lines = lines[...]
    self.echo = echo
  }

  func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    guard let line = lines.popFirst() else { return .endOfInput }
    echo(prompt.text + line + "\n")
    return .line(line)
  }

  func stop() {}
}

/// The text that a shell printed.
final class PrintedText {
  var text = ""
}
