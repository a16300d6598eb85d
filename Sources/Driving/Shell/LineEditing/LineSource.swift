/// Where the shell's lines come from: a person at a terminal, or a pipe.
package protocol LineSource: AnyObject {
  /// Waits for one line. A source without a terminal shows no prompt.
  func nextLine(prompt: Prompt) throws(LineError) -> LineInput

  /// Gives back what the source took hold of; from then on its input is at an end.
  func stop()
}

/// What a line source came back with.
package enum LineInput: Equatable, Sendable {
  /// A line without its newline. It may hold any character, also controls and U+0000.
  case line(String)
  /// Ctrl-C: what was typed is thrown away.
  case interrupted
  /// Ctrl-D on an empty line, or nothing more to read.
  case endOfInput
}
