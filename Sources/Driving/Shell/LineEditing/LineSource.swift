/// A source of the shell's lines: a terminal or a pipe.
package protocol LineSource: AnyObject {
  /// Waits for one line; a source without a terminal shows no prompt.
  func nextLine(prompt: Prompt) throws(LineError) -> LineInput

  /// Whether no earlier run has stored a line.
  var isFirstRun: Bool { get }

  /// Whether more lines of the text that was pasted at once are to come.
  var isPasting: Bool { get }

  /// Returns the further lines of the pasted text, which then are not returned as lines.
  func takePaste() -> [String]

  /// Stores a line in the history that later runs read.
  func store(_ line: String)

  /// Removes lines from the history that later runs read.
  func removeLines(where isRemoved: (String) -> Bool)

  /// Releases the source's resources; afterwards its input is at its end.
  func stop()
}

extension LineSource {
  package var isFirstRun: Bool { false }

  package var isPasting: Bool { false }

  package func takePaste() -> [String] { [] }

  package func store(_ line: String) {}

  package func removeLines(where isRemoved: (String) -> Bool) {}
}

/// The result of reading a line.
package enum LineInput: Equatable, Sendable {
  /// A line without its newline, with any characters, including control characters and U+0000.
  case line(String)
  /// Ctrl-C: the typed text is discarded.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the input.
  case endOfInput
}
