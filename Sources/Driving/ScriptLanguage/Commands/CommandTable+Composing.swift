extension CommandTable {
  static let composing = [
    CommandForm(
      "let", .operand("NAME", .variable), "=", .operand("STRING", .text),
      help: "A variable stands for a text: ${NAME}; ${env.HOME} reads the environment",
      example: #"let name = "Ann Bakker""#
    ) { .define(name: $0.text("NAME"), value: $0.text("STRING")) },
    CommandForm(
      "include", .operand("FILE", .file), .optional([["with", .operand("NAME=STRING…", .pairs)]]),
      help: "The lines of a file beside this one, with its own variables",
      example: #"include steps/sign-in.script with email="ann@crew.example""#
    ) { .include(path: $0.text("FILE"), values: $0.pairs("NAME=STRING…")) },
    CommandForm(
      "repeat", .operand("N:", .times), .operand("COMMAND", .command),
      help: "One command, so many times", example: #"repeat 3: tap "More""#
    ) { captures throws(Problem) in
      try captures.checkRepeatable()
      return .repeated(captures.number("N:"), captures.command("COMMAND"))
    },
  ]

  static let header = [
    CommandForm(
      "@tags", .operand("TAG…", .tags), help: "Words the file's scenes can be chosen by",
      example: "@tags smoke signin", place: .header
    ) { .header(.tags($0.texts("TAG…"))) },
    CommandForm(
      "@launch", .operand("KEY=VALUE…", .pairs), help: "What the scenes find in the storage",
      example: "@launch onboarded=true", place: .header
    ) { .header(.launch($0.pairs("KEY=VALUE…"))) },
    CommandForm(
      "@date", .operand("DATE", .date), help: "The date when a scene begins",
      example: "@date 2026-01-05T09:00:00Z", place: .header
    ) { .header(.date($0.date("DATE"))) },
    CommandForm(
      "@seed", .operand("N", .number(0...Int.max)), help: "What the random numbers grow from",
      example: "@seed 7", place: .header
    ) { .header(.seed(UInt64($0.number("N")))) },
    CommandForm(
      "scene", .operand("STRING", .text), help: "A test case begins, on an app launched afresh",
      example: #"scene "a wrong password says so""#, place: .file
    ) { .header(.scene($0.text("STRING"))) },
  ]
}

extension Captures {
  fileprivate func checkRepeatable() throws(Problem) {
    switch command("COMMAND") {
    case .act, .arrange, .expect, .expectSnapshot, .include: return
    case .define, .repeated, .header, .prompt:
      throw Problem(
        "this command cannot be repeated", at: span("COMMAND"),
        label: "expected an action, an expectation, `given` or `include`")
    }
  }
}
