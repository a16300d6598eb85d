extension CommandTable {
  static let prompt = inspecting + going

  private static func form(
    _ syntax: Syntax..., help: String, make: @escaping (Captures) -> PromptCommand
  ) -> CommandForm {
    CommandForm(syntax, help: help, example: syntax.prompted, place: .prompt) {
      .prompt(make($0))
    }
  }

  /// Returns the form of a looking command, which can also print JSON.
  private static func looking(
    _ word: String, _ operands: Syntax..., help: String,
    make: @escaping (Captures) -> PromptCommand
  ) -> CommandForm {
    let syntax = [.word(word)] + operands + [.optional([["--json"]])]
    return CommandForm(syntax, help: help, example: word, place: .prompt) { captures in
      let command = make(captures)
      return .prompt(captures.hasWord("--json") ? .asJSON(command) : command)
    }
  }

  private static let inspecting = [
    looking("look", help: "Show the screen") { _ in .look },
    looking(
      "props", .optional([["--diff"]]),
      help: "Show the props of the screen, or their changes"
    ) { .props(isDifference: $0.hasWord("--diff")) },
    looking("elements", help: "List the elements on the screen") { _ in .elements },
    looking("tree", help: "Show the tree of view controllers, and who presents whom") { _ in .tree
    },
    looking(
      "coordinators", help: "Show the coordinators with kit, screens and container"
    ) { _ in .coordinators },
    looking("container", help: "Show the containers with their registrations") { _ in .container },
    looking(
      "requests", .optional([[.operand("N", .number(1...1_000_000))]]),
      help: "List the requests that were sent, or show one with its answer"
    ) { $0.has("N") ? .request($0.number("N")) : .requests },
    looking("storage", help: "Show the storage") { _ in .storage },
    looking("events", help: "List the app's events") { _ in .events },
    looking("leaks", help: "List the objects that were removed and are still alive") { _ in
      .leaks
    },
    looking("findings", help: "List the app's mistakes") { _ in .findings },
    looking("graph", help: "Draw the screens and moves of this session so far") { _ in .graph },
    looking("pending", help: "List the pending work and its times") { _ in .pending },
  ]

  private static let going = [
    CommandForm(
      "show", .operand("WHAT", .choice(ShownParts.allCases.map(\.rawValue))),
      help: "Select what is printed after an act; the choice is kept", example: "show changes",
      place: .prompt
    ) { .prompt(.show(ShownParts(rawValue: $0.text("WHAT")) ?? .props)) },
    form("step", help: "Move the clock to the next scheduled work, and run it") { _ in .step },
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
    CommandForm(
      "branch", .operand("NAME", .text), help: "Name a branch at this point, and continue on it",
      example: "branch try", place: .prompt
    ) { .prompt(.branch($0.text("NAME"))) },
    form("branches", help: "List the branches; `*` marks the current one") { _ in .branches },
    CommandForm(
      "switch", .operand("NAME", .text), help: "Return to the last point of a branch",
      example: "switch main", place: .prompt
    ) { .prompt(.switchBranch($0.text("NAME"))) },
    form(
      "record", .operand("FILE", .file),
      help: "Record the typed lines, with expectations of what changed"
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
