extension Subcommand {
  /// `rehearse run`.
  static var run: Subcommand {
    Subcommand(
      "run", operands: "PATH…", needsOperand: true,
      help: "Replays scripts: 0 when all passed, 1 when some failed, 2 when none could be run.",
      options: choosing + running + reporting)
  }

  /// `rehearse check`.
  static var check: Subcommand {
    Subcommand(
      "check", operands: "PATH…", needsOperand: true,
      help: "Reads scripts and says all that is wrong with them: 0 when nothing is, else 2.",
      options: [Option("--strict", help: "hints are mistakes too")])
  }

  /// `rehearse fmt`.
  static var format: Subcommand {
    Subcommand(
      "fmt", operands: "PATH…", needsOperand: true,
      help: "Writes scripts in their canonical form; comments and blank lines are kept.",
      options: [Option("--check", help: "change nothing; 1 when a file would change")])
  }

  /// `rehearse report`.
  static var report: Subcommand {
    Subcommand(
      "report", operands: "merge FILE.jsonl…", needsOperand: true,
      help:
        "Joins the JSON lines of shards into one report: 0 when all passed, 1 when some failed.",
      options: [
        reporter,
        Option("--timings", .required("FILE"), help: "write the time of each scene"),
      ])
  }

  private static let choosing = [
    Option("--filter", .required("REGEX"), help: "only scenes whose file or name matches"),
    Option("--tags", .required("a,b"), help: "only scenes with one of these tags"),
    Option(
      "--shard", .required("I/N|auto"),
      help: "only the I-th of N parts; auto takes both from the CI system"),
    Option(
      "--timings", .required("FILE"),
      help: "write the time of each scene; with --shard, balance the parts by it"),
    Option("--last-failed", help: "only what failed last time"),
    Option("--list", help: "print the scenes, one a line, and run none"),
    Option("--pass-with-no-scenes", help: "exit 0 where nothing is to be run"),
  ]

  private static let running = [
    Option("--shuffle", .optionalNumber("SEED"), help: "in an order drawn from a seed"),
    Option("--repeat-each", .required("N"), help: "each scene so many times"),
    Option("--fail-fast", help: "stop after the first failure"),
    Option("--max-failures", .required("N"), help: "stop after so many failures"),
    Option("--retries", .required("N"), help: "try a scene that fails up to N times again"),
    Option("--allow-flaky", help: "count a scene that fails and then passes as passed"),
    Option("--strict-findings", help: "count a scene with findings as failed"),
    Option("--update-snapshots", help: "write the screens that scenes expect"),
    Option(
      "--launch", .required("key=value"), help: "put a value into storage first",
      isRepeatable: true),
    Option("--storage", .required("FILE"), help: "keep the app's storage in a file"),
    Option("--jobs", .required("N"), help: "so many scenes at a time; otherwise one for each core"),
    Option(
      "--isolation", .required("scene|file|none"),
      help: "a process for each scene, for each file, or none"),
    Option("--timeout", .required("S"), help: "fail a scene after so many seconds; otherwise 30"),
    Option(
      "--network", .required("live[=URL]"),
      help: "send what no stub and no server of the app answers to the network"),
    Option(
      "--shell-on-failure", help: "open the prompt where a scene failed; with --isolation none"),
  ]

  private static let reporter = Option(
    "--reporter", .required("human|tap|junit|jsonl|markdown|html[=FILE]"),
    help: "how to report, to standard output or a file", isRepeatable: true)

  private static let reporting = [
    reporter,
    Option("--record-steps", help: "put each step in the JSON lines, for a later html report"),
    Option("--transcript", help: "print every command and the screen after it"),
  ]
}
