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
      help: "Show what the screen was rendered from, or what changed in it"
    ) { .props(isDifference: $0.has("--diff")) },
    form("elements", help: "List the elements on the screen") { _ in .elements },
    form("tree", help: "Show the controllers there are") { _ in .tree },
    form("coordinators", help: "Show the coordinators there are") { _ in .coordinators },
    form("container", help: "Show what the container has registered") { _ in .container },
    form("requests", help: "List the requests that were sent") { _ in .requests },
    form("storage", help: "Show what is stored") { _ in .storage },
    form("events", help: "List what the app did and said") { _ in .events },
    form("leaks", help: "List what left and still lives") { _ in .leaks },
    form("findings", help: "List the app's mistakes") { _ in .findings },
    form("graph", help: "Draw the screens and moves of this session so far") { _ in .graph },
    form("pending", help: "List what will happen by itself, and when") { _ in .pending },
  ]

  private static let going = [
    form(
      "undo", .optional([[.operand("N", .number(1...1_000_000))]]),
      help: "Take back the last action, or so many"
    ) { .undo($0.has("N") ? $0.number("N") : 1) },
    form(
      "redo", .optional([[.operand("N", .number(1...1_000_000))]]),
      help: "Do again what was taken back"
    ) { .redo($0.has("N") ? $0.number("N") : 1) },
    form(
      "record", .operand("FILE", .file),
      help: "Write what is typed, with an `expect screen` after each move"
    ) { .record(file: $0.text("FILE")) },
    form(
      "record", "stop", .optional([[.operand("FILE", .file)]]),
      help: "End the recording; what was typed is in its file, or in this one"
    ) { .stopRecording(file: $0.has("FILE") ? $0.text("FILE") : nil) },
    form("replay", .operand("FILE", .file), help: "Run a script here") {
      .replay(file: $0.text("FILE"))
    },
    form("history", help: "List what was typed") { _ in .history },
    form(
      "help", .optional([[.operand("COMMAND", .topic)]]),
      help: "Explain the commands, or one of them"
    ) { .help($0.has("COMMAND") ? $0.texts("COMMAND") : []) },
    form("quit", help: "Leave") { _ in .quit },
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
