extension CommandTable {
  static let prompt = looking + going

  private static func form(
    _ syntax: Syntax..., help: String, make: @escaping (Captures) -> PromptCommand
  ) -> CommandForm {
    CommandForm(syntax, help: help, example: syntax.prompted, place: .prompt) {
      .prompt(make($0))
    }
  }

  private static let looking = [
    form("look", help: "Show the screen") { _ in .look },
    form(
      "props", .optional([["--diff"]]),
      help: "Show the props of the screen, or their changes"
    ) { .props(isDifference: $0.has("--diff")) },
    form("elements", help: "List the elements on the screen") { _ in .elements },
    form("tree", help: "Show the tree of view controllers") { _ in .tree },
    form("coordinators", help: "Show the tree of coordinators") { _ in .coordinators },
    form("container", help: "Show the registrations of the container") { _ in .container },
    form("requests", help: "List the requests that were sent") { _ in .requests },
    form("storage", help: "Show the storage") { _ in .storage },
    form("events", help: "List the app's events") { _ in .events },
    form("leaks", help: "List the objects that were removed and are still alive") { _ in .leaks },
    form("findings", help: "List the app's mistakes") { _ in .findings },
    form("graph", help: "Draw the screens and moves of this session so far") { _ in .graph },
    form("pending", help: "List the pending work and its times") { _ in .pending },
  ]

  private static let going = [
    form(
      "go", .operand("SCREEN", .screen), help: "Go to a screen on the shortest way, and print it"
    ) { .go(screen: $0.text("SCREEN")) },
    form(
      "undo", .optional([[.operand("N", .number(1...1_000_000))]]),
      help: "Undo the last action, or the last N"
    ) { .undo($0.has("N") ? $0.number("N") : 1) },
    form(
      "redo", .optional([[.operand("N", .number(1...1_000_000))]]),
      help: "Redo what was undone, once or N times"
    ) { .redo($0.has("N") ? $0.number("N") : 1) },
    form(
      "record", .operand("FILE", .file),
      help: "Record the typed lines, with an `expect screen` after each move"
    ) { .record(file: $0.text("FILE")) },
    form(
      "record", "stop", .optional([[.operand("FILE", .file)]]),
      help: "End the recording and write it to its file, or to this one"
    ) { .stopRecording(file: $0.has("FILE") ? $0.text("FILE") : nil) },
    form("replay", .operand("FILE", .file), help: "Run a script in this session") {
      .replay(file: $0.text("FILE"))
    },
    form("history", help: "List the typed lines") { _ in .history },
    form(
      "help", .optional([[.operand("COMMAND", .topic)]]),
      help: "Explain the commands, or one of them"
    ) { .help($0.has("COMMAND") ? $0.texts("COMMAND") : []) },
    form("quit", help: "Leave the prompt") { _ in .quit },
  ]
}

extension [Syntax] {
  /// An example of a form at the prompt: its words, and a plain value for each operand.
  fileprivate var prompted: String {
    compactMap { element in
      switch element {
      case .word(let word): word
      case .operand: "walk.script"
      case .optional: nil
      }
    }.joined(separator: " ")
  }
}
