import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension InteractiveShell {
  /// The name of the setting of what is printed after an act.
  static let shownPartsKey = "show"

  /// Selects what is printed after an act, and stores the choice.
  func select(_ parts: ShownParts) -> Reaction {
    shownParts = parts
    do throws(SettingsError) {
      try configuration.settings?.set(Self.shownPartsKey, to: parts.rawValue)
    } catch {
      output.printError([error.description])
    }
    output.printLines(["after an act: \(parts.explanation)"])
    return .proceed
  }

  /// Prints the screen as it is after an act.
  ///
  /// - Parameters:
  ///   - before: the screen before; nil if everything is new.
  ///   - isBrief: whether only what changed on the same screen is printed.
  func report(from before: Screen?, isBrief: Bool = false) {
    let report = ActReport(
      from: before, to: session.screen, shownParts, isBrief: isBrief, width: output.width)
    output.show(report.mapped(secrets.masked))
  }
}

extension ShownParts {
  /// The parts in words.
  fileprivate var explanation: String {
    switch self {
    case .props: "the screen, and the props or their changes"
    case .elements: "the screen"
    case .changes: "what changed on the screen and in the props"
    case .nothing: "nothing"
    }
  }
}
