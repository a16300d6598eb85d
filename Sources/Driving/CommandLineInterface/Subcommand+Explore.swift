extension Subcommand {
  /// `rehearse explore`.
  static var explore: Subcommand {
    Subcommand(
      "explore", operands: "[merge FOLDER…]",
      help: "Performs every act of every screen, with faults: 0 when nothing was found, else 1.",
      options: searching + judging + writing)
  }

  private static let searching = [
    Option("--from", .required("SCRIPT"), help: "begin after the steps of a script's first scene"),
    Option(
      "--learn", .required("PATH"), help: "use the texts, links and pushes of scripts",
      isRepeatable: true),
    Option(
      "--launch", .required("key=value"), help: "put a value into storage first",
      isRepeatable: true),
    Option("--depth", .required("N"), help: "at most so many acts from the launch"),
    Option("--states", .required("N"), help: "stop after so many states"),
    Option("--time", .required("S"), help: "stop after so many seconds"),
    Option("--state", .required("screen|props|full"), help: "what tells two states apart"),
    Option("--random", help: "choose acts at random"),
    Option("--seed", .required("S"), help: "the seed of the random choice"),
    Option(
      "--faults", .required("network,time,process,outside,hands"),
      help: "which faults to arrange; none for no faults"),
    Option("--until", .required("GOAL"), help: "stop at screens=80%, edges=9, reached=X, faults=1"),
  ]

  private static let judging = [
    Option("--invariants", .required("FILE"), help: "expectations that hold in every state"),
    Option("--exempt", .required("FILE"), help: "breaches that are accepted, with a reason"),
  ]

  private static let writing = [
    Option("--output", .required("FOLDER"), help: "write faults, map.json and report.jsonl there"),
    Option("--reporter", .required("human|jsonl|junit"), help: "how to report"),
    Option(
      "--cover", .required("PATH"), help: "tell what scripts do not reach", isRepeatable: true),
    Option("--jobs", .required("N"), help: "explore in so many processes at the same time"),
    Option("--shard", .required("I/N"), help: "explore only the I-th of N parts"),
    Option("--resume", help: "go on where the exploration in the --output folder ended"),
  ]
}
