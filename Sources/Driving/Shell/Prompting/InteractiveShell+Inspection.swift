import Coordination
import HeadlessDevice
import HeadlessUIKit
import ScriptLanguage
import ScriptRunner
import RehearsalCore

extension InteractiveShell {
  /// Runs a command of the prompt.
  func run(_ command: PromptCommand) -> Reaction {
    switch command {
    case .look: output.show(session.screen)
    case .props(let isDifference): showProps(isDifference: isDifference)
    case .elements: printMasked(elementLines)
    case .tree: output.printLines(controllerLines)
    case .coordinators: output.printLines(coordinatorLines)
    case .requests: printMasked(requestLines)
    case .storage: printMasked(storageLines)
    case .events: printMasked(eventLines)
    case .leaks: output.printLines(lines(session.leaks.map(\.description), orNone: "no leaks"))
    case .findings: printMasked(findingLines)
    case .pending: printMasked(pendingLines)
    case .graph: printMasked(graphLines)
    case .container: return notAvailable("container")
    case .go(let screen): return go(to: screen)
    case .undo(let count): return undo(count)
    case .redo(let count): return redo(count)
    case .record(let file): return beginRecording(to: file)
    case .stopRecording(let file): return stopRecording(to: file)
    case .replay(let file): return replay(file)
    case .history: printMasked(commandHistory.performed.flatMap(\.lines))
    case .help(let words): return help(words)
    case .quit: return .quit
    }
    return .proceed
  }

  private func notAvailable(_ word: String) -> Reaction {
    output.printError(["error: `\(word)` is not available in this version"])
    return .failed
  }

  private func lines(_ lines: [String], orNone none: String) -> [String] {
    lines.isEmpty ? [none] : lines
  }

  private func showProps(isDifference: Bool) {
    guard let props = session.screen.props else {
      return output.printLines(["\(session.screen.name) provides no props"])
    }
    guard isDifference else { return printMasked(props.lines) }
    printMasked(changes(of: props))
  }

  /// Prints lines with secrets masked.
  private func printMasked(_ lines: [String]) {
    output.printLines(lines.map(secrets.masked))
  }

  /// Returns the differences between the screen's props before and after the last act.
  private func changes(of props: PropsValue) -> [String] {
    guard let before = lastAct?.before else { return ["there was no act yet"] }
    let screen = session.screen
    guard before.path == screen.path, let old = before.props else {
      return ["\(screen.name) is a new screen; before the last act, \(before.name) was shown"]
    }
    let changes = LineDifference.lines(expected: old.lines, seen: props.lines)
    return lines(changes, orNone: "the last act changed nothing")
  }

  private var elementLines: [String] {
    let elements = session.screen.elements.map { element in
      let indent = String(repeating: "  ", count: element.depth)
      var words = [element.type.rawValue]
      if let identifier = element.identifier { words.append("#\(identifier)") }
      if !element.label.isEmpty { words.append(element.label.scriptQuoted) }
      if let value = element.value { words.append("value \(value.scriptQuoted)") }
      if !element.isEnabled { words.append("disabled") }
      if element.isSelected { words.append("selected") }
      if element.hasFocus { words.append("focused") }
      if element.isCovered { words.append("covered") }
      return indent + words.joined(separator: " ")
    }
    return lines(elements, orNone: "no elements")
  }

  private var controllerLines: [String] {
    lines(session.controllerTree, orNone: "no controllers")
  }

  private var coordinatorLines: [String] {
    let tree = session.coordinatorTree.map { String(repeating: "  ", count: $0.depth) + $0.name }
    return lines(tree, orNone: "no coordinators")
  }

  private var requestLines: [String] {
    let sent = session.device.network.exchanges.map { exchange in
      let answer =
        switch exchange.outcome {
        case .response(let response): String(response.status)
        case .failure(let error): error.description
        case nil: "under way"
        }
      return "\(time(exchange.sentAt))  \(exchange.request.summary)  \(answer)"
    }
    return lines(sent, orNone: "no requests")
  }

  private var storageLines: [String] {
    let stored = session.device.storage.values.sorted { $0.key < $1.key }
    return lines(
      stored.map { key, value in
        let text = value.text?.scriptQuoted ?? "\(value.data.count) bytes"
        return "\(key)  \(text)"
      }, orNone: "nothing is stored")
  }

  private var eventLines: [String] {
    let events = session.device.log.events.map { event in
      ["\(time(event.instant))  \(event.name)", event.detail].filter { !$0.isEmpty }
        .joined(separator: "  ")
    }
    return lines(events, orNone: "no events")
  }

  private var findingLines: [String] {
    let findings = session.device.findings.all.map { "step \($0.step)  \($0.message)" }
    return lines(findings, orNone: "no findings")
  }

  private var pendingLines: [String] {
    let pending = session.screen.pending.map { work in
      "in \(Duration.nanoseconds(work.nanoseconds).spoken)  \(work.purpose)  (\(work.origin))"
    }
    return lines(pending, orNone: "nothing is pending")
  }

  private var graphLines: [String] {
    let moves = session.moves.map { move in
      let delay = move.delay > .zero ? ", after \(move.delay.spoken)" : ""
      return ("\(move.from) → \(move.to)", (move.action?.description ?? "launch") + delay)
    }
    let width = moves.map(\.0.displayWidth).max() ?? 0
    return lines(
      moves.map { "\($0.0.padded(to: width))  \($0.1)" }, orNone: session.screen.name)
  }

  private func time(_ instant: VirtualClock.Instant) -> String {
    "\(instant.nanoseconds / 1_000_000) ms"
  }
}
