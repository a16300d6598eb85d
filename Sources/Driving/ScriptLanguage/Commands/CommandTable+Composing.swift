extension CommandTable {
  static let composing = [
    CommandForm(
      "let", .operand("NAME", .variable), "=", .operand("STRING", .text),
      help: "Set a variable, read by ${NAME}; ${env.HOME} reads the environment",
      example: #"let name = "Ann Bakker""#
    ) { .define(name: $0.text("NAME"), value: $0.text("STRING")) },
    CommandForm(
      "include", .operand("FILE", .file), .optional([["with", .operand("NAME=STRING…", .pairs)]]),
      help: "Run the lines of a file beside this one, with variables of its own",
      example: #"include steps/sign-in.script with email="ann@crew.example""#
    ) { .include(path: $0.text("FILE"), values: $0.pairs("NAME=STRING…")) },
    CommandForm(
      "repeat", .operand("N:", .times), .operand("COMMAND", .command),
      help: "Run one command N times", example: #"repeat 3: tap "More""#
    ) { captures throws(Problem) in
      try captures.checkRepeatable()
      return .repeated(captures.number("N:"), captures.command("COMMAND"))
    },
  ]

  static let header = [
    CommandForm(
      "@tags", .operand("TAG…", .tags), help: "Set the tags of the file's scenes",
      example: "@tags smoke signin", place: .header
    ) { .header(.tags($0.texts("TAG…"))) },
    CommandForm(
      "@launch", .operand("KEY=VALUE…", .pairs), help: "Set the content of the storage at launch",
      example: "@launch onboarded=true", place: .header
    ) { .header(.launch($0.pairs("KEY=VALUE…"))) },
    CommandForm(
      "@date", .operand("DATE", .date), help: "Set the date at the beginning of each scene",
      example: "@date 2026-01-05T09:00:00Z", place: .header
    ) { .header(.date($0.date("DATE"))) },
    CommandForm(
      "@seed", .operand("N", .number(0...Int.max)), help: "Set the seed of the random numbers",
      example: "@seed 7", place: .header
    ) { .header(.seed(UInt64($0.number("N")))) },
    CommandForm(
      "scene", .operand("STRING", .text), help: "Begin a test case on a freshly launched app",
      example: #"scene "a wrong password says so""#, place: .file
    ) { .header(.scene($0.text("STRING"))) },
  ]
}

extension Captures {
  fileprivate func checkRepeatable() throws(Problem) {
    switch command("COMMAND") {
    case .step, .include: return
    case .define, .repeated, .header, .prompt:
      throw Problem(
        "this command cannot be repeated", at: span("COMMAND"),
        label: "expected an action, an expectation, `given` or `include`")
    }
  }
}
