/// Chooses where lines come from: an editor where a person sits, plain lines elsewhere.
package enum LineSources {
  /// The source for this process's standard input.
  ///
  /// - Parameters:
  ///   - program: names the history's file and the lines of ~/.editrc meant for this program.
  ///   - complete: asked when Tab is pressed.
  package static func standard(
    program: String, environment: Environment = .process,
    complete: @escaping Completion.Finder
  ) -> any LineSource {
    guard Descriptor.standardInput.isTerminal else { return PlainSource() }
    let history = History(program: program, environment: environment)
    return EditlineSource(program: program, history: history, complete: complete) ?? PlainSource()
  }
}
