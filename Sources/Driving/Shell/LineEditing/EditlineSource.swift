private import CEditline

/// Lines that a person edits on a terminal, through libedit.
///
/// Keys are emacs's or vi's as ~/.editrc says; Tab completes, Ctrl-R searches the history. The prompt
/// is drawn on standard output, or on standard error where only that is a terminal.
package final class EditlineSource: LineSource {
  /// The lines of this run and of earlier ones.
  package private(set) var history: History
  /// Prints a warning; standard error unless set.
  package var warn: (String) -> Void = { Descriptor.standardError.say($0) }

  private var session: OpaquePointer?
  private let output: Descriptor
  private let complete: Completion.Finder
  /// libedit's callbacks carry nothing, and only one line is edited at a time.
  private static var editing: EditlineSource?

  /// Takes hold of the terminal; nil where standard input, or what could show it, is none.
  package init?(program: String, history: History, complete: @escaping Completion.Finder) {
    guard Descriptor.standardInput.isTerminal,
      let output = [.standardOutput, .standardError].first(where: \Descriptor.isTerminal),
      let session = ceditline_start(program, 0, output.number)
    else { return nil }
    self.session = session
    self.output = output
    self.history = history
    self.complete = complete
    for entry in history.entries { entry.withEditlineString { ceditline_remember(session, $0) } }
    ceditline_on_tab(session, tabWasPressed)
  }

  package func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    guard let session else { return .endOfInput }
    reportHistoryProblem()
    Self.editing = self
    defer { Self.editing = nil }
    switch prompt.marked.withEditlineString({ ceditline_read(session, $0) }) {
    case CEDITLINE_LINE: return .line(accept(String(ceditline_text(session)), in: session))
    case CEDITLINE_INTERRUPTED: return .interrupted
    default: return .endOfInput
    }
  }

  package func stop() {
    guard let session else { return }
    ceditline_stop(session)
    self.session = nil
  }

  private func accept(_ line: String, in session: OpaquePointer) -> String {
    guard history.add(line) else { return line }
    line.withEditlineString { ceditline_remember(session, $0) }
    return line
  }

  private func reportHistoryProblem() {
    guard let problem = history.takeProblem() else { return }
    warn(problem.description)
  }

  /// What Tab does, while libedit waits for it.
  fileprivate static func completeLineBeingEdited() {
    guard let editing, let session = editing.session else { return }
    let line = String(ceditline_text(session))
    let scalars = line.unicodeScalars
    let cursor = scalars.index(scalars.startIndex, offsetBy: ceditline_cursor(session))
    editing.apply(editing.complete(line, cursor).edit(of: line, cursor: cursor), in: session)
  }

  private func apply(_ edit: Completion.Edit, in session: OpaquePointer) {
    switch edit {
    case .beep:
      ceditline_beep(session)
    case .replace(let before, let after, let text):
      text.withEditlineString { ceditline_replace(session, before, after, $0) }
    case .list(let titles):
      let width = TerminalStyle.current(descriptor: output.number).width
      ColumnList(titles, width: width).text.withEditlineString { ceditline_show(session, $0) }
    }
  }
}

/// libedit calls this on the thread that reads, which is the main actor's.
private nonisolated func tabWasPressed() {
  MainActor.assumeIsolated { EditlineSource.completeLineBeingEdited() }
}
