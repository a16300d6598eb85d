/// A factory of line sources: a line editor on a terminal, plain lines elsewhere.
package enum LineSources {
  /// Returns the source of this process's standard input.
  ///
  /// - Parameters:
  ///   - program: the name of the history's file, and of this program's lines in ~/.editrc.
  ///   - environment: the environment's variables.
  ///   - hint: returns the hint for a line; nil for no hints.
  ///   - complete: returns the completions when Tab is pressed.
  package static func standard(
    program: String, environment: Environment = .process, hint: Hint.Finder? = nil,
    complete: @escaping Completion.Finder
  ) -> any LineSource {
    guard Descriptor.standardInput.isTerminal else { return PlainSource() }
    let history = History(program: program, environment: environment)
    return EditlineSource(program: program, history: history, hint: hint, complete: complete)
      ?? PlainSource()
  }
}
