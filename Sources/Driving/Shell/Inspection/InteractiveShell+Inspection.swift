import HeadlessDevice
import RehearsalCore
import NavigationMap
import ScriptLanguage
import ScriptRunner
import VirtualTime

extension InteractiveShell {
  /// Runs a command of the prompt.
  func run(_ command: PromptCommand) -> Reaction {
    switch command {
    case .look: output.show(session.screen)
    case .props(let isDifference): page(propsLines(isDifference: isDifference))
    case .elements: page(ScreenInspector(session).elementLines)
    case .tree: page(TreeInspector(session).controllerLines)
    case .coordinators: page(TreeInspector(session).coordinatorLines(width: output.width))
    case .container: page(ContainerInspector(session).lines)
    case .requests: page(DeviceInspector(session).requestLines)
    case .request(let number): return showRequest(number)
    case .storage: page(DeviceInspector(session).storageLines)
    case .events: page(DeviceInspector(session).eventLines)
    case .leaks: page(ScreenInspector(session).leakLines)
    case .findings: page(ScreenInspector(session).findingLines)
    case .pending: page(DeviceInspector(session).pendingLines)
    case .graph: page(graphLines)
    case .asJSON(let command): return showJSON(command)
    case .show(let parts): return select(parts)
    case .step: return step()
    case .branch(let name): return branch(name)
    case .branches: output.printLines(branches.lines(current: commandHistory))
    case .switchBranch(let name): return switchBranch(to: name)
    case .go(let screen): return go(to: screen)
    case .undo(let count): return undo(count)
    case .redo(let count): return redo(count)
    case .record(let file): return beginRecording(to: file)
    case .stopRecording(let file): return stopRecording(to: file)
    case .replay(let file): return replay(file)
    case .history: page(commandHistory.performed.flatMap(\.lines))
    case .help(let words): return help(words)
    case .quit: return .quit
    }
    return .proceed
  }

  /// Prints lines with secrets masked, through the pager if they are many.
  func page(_ lines: [String]) {
    output.page(lines.map(secrets.masked))
  }

  private func showRequest(_ number: Int) -> Reaction {
    guard let lines = DeviceInspector(session).requestLines(number) else {
      output.printError(missingRequest(number))
      return .failed
    }
    page(lines)
    return .proceed
  }

  private func missingRequest(_ number: Int) -> [String] {
    let count = session.device.network.exchanges.count
    let sent =
      switch count {
      case 0: "no request was sent yet"
      case 1: "one request was sent so far"
      default: "\(count) requests were sent so far"
      }
    return ["error: there is no request \(number): \(sent)", "   = `requests` lists them"]
  }

  private func showJSON(_ command: PromptCommand) -> Reaction {
    if case .request(let number) = command, DeviceInspector(session).request(number) == nil {
      output.printError(missingRequest(number))
      return .failed
    }
    // A line break within a text would not be JSON.
    output.page(jsonLines(of: command).map(secrets.masked), isWrapping: false)
    return .proceed
  }

  private func jsonLines(of command: PromptCommand) -> [String] {
    guard case .graph = command else { return json(of: command).lines }
    // The map has a layout of its own, which `rehearse graph --format json` writes too.
    return recorder.map.json.split(separator: "\n").map(String.init)
  }

  private func json(of command: PromptCommand) -> PropsValue {
    switch command {
    case .look: ScreenInspector(session).screen
    case .props(let isDifference): propsJSON(isDifference: isDifference)
    case .elements: ScreenInspector(session).elements
    case .tree: TreeInspector(session).controllers
    case .coordinators: TreeInspector(session).coordinators
    case .container: ContainerInspector(session).json
    case .requests: DeviceInspector(session).requests
    case .request(let number): DeviceInspector(session).request(number) ?? .null
    case .storage: DeviceInspector(session).storage
    case .events: DeviceInspector(session).events
    case .leaks: ScreenInspector(session).leaks
    case .findings: ScreenInspector(session).findings
    case .pending: DeviceInspector(session).pending
    default: .null
    }
  }

  private func propsLines(isDifference: Bool) -> [String] {
    guard let props = session.screen.props else {
      return ["\(session.screen.name) provides no props"]
    }
    return isDifference ? changes(of: props) : props.lines
  }

  private func propsJSON(isDifference: Bool) -> PropsValue {
    guard isDifference else { return session.screen.props ?? .null }
    guard let before = lastAct?.before, let old = before.props, let now = session.screen.props,
      before.path == session.screen.path
    else { return .null }
    return .list(
      now.changes(since: old).map { change in
        .object([
          .init("path", .string(change.path.description)), .init("old", change.old ?? .null),
          .init("new", change.new ?? .null),
        ])
      })
  }

  /// Returns the differences between the screen's props before and after the last act.
  private func changes(of props: PropsValue) -> [String] {
    guard let before = lastAct?.before else { return ["there was no act yet"] }
    let screen = session.screen
    guard before.path == screen.path, let old = before.props else {
      return ["\(screen.name) is a new screen; before the last act, \(before.name) was shown"]
    }
    let changes = LineDifference.lines(expected: old.lines, seen: props.lines)
    return changes.isEmpty ? ["the last act changed nothing"] : changes
  }

  private var graphLines: [String] {
    recorder.map.lines(current: recorder.current, width: output.width)
  }
}
