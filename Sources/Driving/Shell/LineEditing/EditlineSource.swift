private import CEditline

/// A source of lines that are edited on a terminal with libedit.
///
/// ~/.editrc selects emacs or vi keys; Tab completes, Ctrl-R searches the history. The prompt is shown
/// on standard output, or on standard error if only that is a terminal.
package final class EditlineSource: LineSource {
  /// The lines of this run and of earlier ones.
  package private(set) var history: History
  /// Whether no earlier run has stored a line.
  package let isFirstRun: Bool

  /// Prints a warning; by default to standard error.
  package var warn: (String) -> Void = { Descriptor.standardError.print($0) }

  private var session: OpaquePointer?
  private var lastLine: String?
  private let output: Descriptor
  private let complete: Completion.Finder
  /// The source whose line is being edited; libedit's callbacks have no argument for it.
  private static var editing: EditlineSource?

  /// Opens the editor; nil if standard input, or both output streams, are not a terminal.
  package init?(program: String, history: History, complete: @escaping Completion.Finder) {
    guard Descriptor.standardInput.isTerminal,
      let output = [.standardOutput, .standardError].first(where: \Descriptor.isTerminal),
      let session = ceditline_start(program, 0, output.number)
    else { return nil }
    self.session = session
    self.output = output
    self.history = history
    self.complete = complete
    lastLine = history.entries.last
    isFirstRun = history.entries.isEmpty
    for entry in history.entries { entry.withEditlineString { ceditline_remember(session, $0) } }
    ceditline_on_tab(session, handleTab)
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
    if !line.allSatisfy(\.isWhitespace), line != lastLine {
      line.withEditlineString { ceditline_remember(session, $0) }
      lastLine = line
    }
    return line
  }

  package func store(_ line: String) {
    history.add(line)
  }

  package func removeLines(where isRemoved: (String) -> Bool) {
    history.remove(where: isRemoved)
  }

  private func reportHistoryProblem() {
    guard let problem = history.takeProblem() else { return }
    warn(problem.description)
  }

  /// Completes the word at the cursor; libedit waits until this returns.
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

/// Handles the Tab key; libedit calls it on the reading thread, which is the main actor's.
private nonisolated func handleTab() {
  MainActor.assumeIsolated { EditlineSource.completeLineBeingEdited() }
}
