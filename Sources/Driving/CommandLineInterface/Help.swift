import ScriptLanguage

/// The help of the command line.
enum Help {
  /// All subcommands, in the order they are explained.
  static let subcommands: [Subcommand] = [
    .shell, .run, .check, .format, .graph, .explore, .port, .report, .serve, .languageServer,
    .completions, .help,
  ]

  /// The lines about a topic; about everything without one; nil where there is no such topic.
  static func lines(about topic: [String]) -> [String]? {
    guard let word = topic.first else { return overview }
    if topic.count == 1, let subcommand = subcommands.first(where: { $0.name == word }) {
      return subcommand.usage()
    }
    let lines = ScriptHelp.lines(about: topic)
    return lines.isEmpty ? nil : lines
  }

  private static var overview: [String] {
    let program = ProgramName.current
    let width = subcommands.map(\.name.count).max() ?? 0
    let rows = subcommands.map { subcommand in
      let gap = String(repeating: " ", count: width - subcommand.name.count)
      return "  \(program) \(subcommand.name)\(gap)  \(subcommand.help)"
    }
    return ["Rehearses an iOS app without its stage.", ""] + rows + [
      "",
      "`\(program) help run` explains a subcommand, `\(program) help tap` a command of the scripts;",
      "`\(program) help commands` lists those. `\(program) --version` tells the version.",
    ]
  }
}

extension Subcommand {
  /// `rehearse shell`, and `rehearse` alone.
  static var shell: Subcommand {
    Subcommand(
      "shell",
      help: "Opens the line editor on the app; reads plain lines where nobody sits at a terminal.",
      options: [
        Option(
          "--launch", .required("key=value"), help: "put a value into storage first",
          isRepeatable: true),
        Option("--storage", .required("FILE"), help: "keep the app's storage in a file"),
      ])
  }
}
