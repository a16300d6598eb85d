import HeadlessUIKit

extension Session {
  /// The key commands that the app offers now, the one that a key reaches first.
  package var keyCommands: [(keys: KeyCombination, title: String)] {
    guard let application else { return [] }
    return Self.commands(of: application).map { ($0.keys, $0.command.shownTitle) }
  }

  /// Presses a key combination, which performs a key command of the app.
  func press(_ keys: KeyCombination, on application: UIApplication) throws(Refusal) {
    let commands = Self.commands(of: application)
    guard let command = commands.first(where: { $0.keys == keys })?.command else {
      throw Refusal(Self.reason(keys, commands.map(\.keys), in: application))
    }
    guard !command.attributes.contains(.disabled) else {
      throw Refusal("the key command \(keys)\(command.shownTitle.inParentheses) is disabled")
    }
    command.performWithSender(nil)
  }

  private static func commands(
    of application: UIApplication
  ) -> [(keys: KeyCombination, command: UIKeyCommand)] {
    application.reachableKeyCommands.compactMap { command in
      command.input.map {
        (KeyCombination(input: $0, modifiers: command.modifierFlags), command)
      }
    }
  }

  private static func reason(
    _ keys: KeyCombination, _ offered: [KeyCombination], in application: UIApplication
  ) -> String {
    let screen = application.topViewController?.screenName ?? "an empty window"
    let names = offered.map(\.description)
    return "no responder of \(screen) has a key command for \(keys)"
      + (names.isEmpty ? "; the app offers none here" : "; it has \(names.joined(separator: ", "))")
  }
}

extension UIKeyCommand {
  /// The title, or else the longer one.
  fileprivate var shownTitle: String { title.isEmpty ? discoverabilityTitle ?? "" : title }
}

extension String {
  fileprivate var inParentheses: String { isEmpty ? "" : " (\(self))" }
}
