import Exploration
import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension InteractiveShell {
  /// Goes to a screen on the shortest way that an exploration finds, and prints its lines.
  func go(to screen: String) -> Reaction {
    guard session.screen.name != screen else {
      output.printLines(["\(screen) is on the screen"])
      return .proceed
    }
    let way: [String]?
    do {
      let search = WaySearch(delegate, configuration: configuration.session)
      way = try search.way(to: screen, after: commandHistory.performed.flatMap(\.scriptLines))
    } catch {
      output.printError(["error: \(error)"])
      return .failed
    }
    guard let way else {
      output.printError([
        "error: no way to \(screen) was found in \(WaySearch.limit) acts",
        "`graph` lists the screens so far; a way may need a text that no label suggests",
      ])
      return .failed
    }
    return walk(way)
  }

  private func walk(_ way: [String]) -> Reaction {
    for line in way {
      output.printLines([line])
      let before = session.screen
      let outcome = interpreter.feed(line)
      commandHistory.add(line, outcome)
      guard case .performed = outcome else {
        output.printError(["error: the way ends here: `\(line)` could not be performed"])
        return .failed
      }
      recordLastCommand(from: before)
    }
    output.show(session.screen)
    return .proceed
  }
}
