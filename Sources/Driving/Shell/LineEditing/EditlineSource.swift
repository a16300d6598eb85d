import RehearsalCore
private import CEditline

/// A source of lines that are edited on a terminal with libedit.
///
/// ~/.editrc selects emacs or vi keys; Tab completes, Ctrl-R searches the history. The prompt is shown
/// on standard output, or on standard error if only that is a terminal.
package final class EditlineSource: LineSource {
  /// The lines of this run and of earlier ones.
  package let history: History
  /// Whether no earlier run has stored a line.
  package let isFirstRun: Bool

  /// Prints a warning; by default to standard error.
  package var warn: (String) -> Void = { Descriptor.standardError.print($0) }

  private var session: OpaquePointer?
  private var lastLine: String?
  private var isHistoryLoaded = false
  private var linesOfThisRun: [String] = []
  private let output: Descriptor
  private let complete: Completion.Finder
  private let hint: Hint.Finder?
  private var listing = CandidateListing()
  private var prompt = Prompt("")
  /// The source whose line is being edited; libedit's callbacks have no argument for it.
  private static var editing: EditlineSource?

  /// Opens the editor; nil if standard input, or both output streams, are not a terminal.
  ///
  /// - Parameters:
  ///   - program: the name of this program's lines in ~/.editrc.
  ///   - history: the lines of earlier runs.
  ///   - hint: returns the hint for a line; nil for no hints.
  ///   - complete: returns the completions when Tab is pressed.
  package init?(
    program: String, history: History, hint: Hint.Finder? = nil,
    complete: @escaping Completion.Finder
  ) {
    guard Descriptor.standardInput.isTerminal,
      let output = [.standardOutput, .standardError].first(where: \Descriptor.isTerminal),
      let session = ceditline_start(program, 0, output.number)
    else { return nil }
    self.session = session
    self.output = output
    self.history = history
    self.complete = complete
    self.hint = hint
    isFirstRun = history.isEmpty
    ceditline_on_history(session, handleHistory)
    ceditline_on_tab(session, handleTab)
    if hint != nil { ceditline_on_pause(session, handlePause) }
  }

  package func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    guard let session else { return .endOfInput }
    reportHistoryProblem()
    self.prompt = prompt
    listing.reset()
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
      remember(line, in: session)
      lastLine = line
    }
    return line
  }

  /// Adds a line to those of the arrow keys, after the lines of earlier runs.
  private func remember(_ line: String, in session: OpaquePointer) {
    guard isHistoryLoaded else { return linesOfThisRun.append(line) }
    line.withEditlineString { ceditline_remember(session, $0) }
  }

  /// Passes the lines of earlier runs to the editor, when a key first asks for one.
  fileprivate static func loadHistory() {
    guard let editing, let session = editing.session else { return }
    editing.isHistoryLoaded = true
    for line in editing.history.earlier + editing.linesOfThisRun {
      line.withEditlineString { ceditline_remember(session, $0) }
    }
    editing.linesOfThisRun.removeAll()
  }

  package var isPasting: Bool { session.map(ceditline_is_pasting) ?? false }

  package func takePaste() -> [String] {
    guard let session, isPasting else { return [] }
    ceditline_take_paste(session)
    var lines = String(ceditline_text(session)).split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
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
    editing.apply(
      editing.complete(line, cursor).edit(of: line, cursor: cursor), line, in: session)
  }

  /// Shows the hint for the line being edited, cut to the space beside the line.
  fileprivate static func showHint() {
    guard let editing, let session = editing.session, let find = editing.hint else { return }
    let line = String(ceditline_text(session))
    let style = TerminalStyle.current(descriptor: editing.output.number)
    let used = editing.prompt.text.displayWidth + line.displayWidth
    let hint = Hint.fitting(find(line), in: style.width - used)
    hint.withEditlineString { ceditline_hint(session, $0, style.usesColour) }
  }

  private func apply(_ edit: Completion.Edit, _ line: String, in session: OpaquePointer) {
    switch edit {
    case .beep:
      ceditline_beep(session)
    case .replace(let before, let after, let text):
      text.withEditlineString { ceditline_replace(session, before, after, $0) }
    case .list(let candidates):
      let width = TerminalStyle.current(descriptor: output.number).width
      let text = listing.text(of: candidates, for: line, width: width)
      text.withEditlineString { ceditline_show(session, $0) }
    }
  }
}

/// Handles the first use of the history; libedit waits until this returns.
private nonisolated func handleHistory() {
  MainActor.assumeIsolated { EditlineSource.loadHistory() }
}

/// Handles a pause between two keys; libedit waits until this returns.
private nonisolated func handlePause() {
  MainActor.assumeIsolated { EditlineSource.showHint() }
}

/// Handles the Tab key; libedit calls it on the reading thread, which is the main actor's.
private nonisolated func handleTab() {
  MainActor.assumeIsolated { EditlineSource.completeLineBeingEdited() }
}
