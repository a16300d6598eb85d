extension Subcommand {
  /// `rehearse serve`.
  static var serve: Subcommand {
    Subcommand(
      "serve",
      help: "Lets another program or a browser drive the app.",
      options: [
        Option("--stdio", help: "JSON-RPC 2.0 over standard input and output, a message a line"),
        Option("--mcp", help: "the Model Context Protocol over the same, for agents"),
        Option("--web", help: "the session as a web page on this machine, with libmicrohttpd"),
        Option("--port", .required("N"), help: "the port of --web; otherwise a free one"),
        Option(
          "--launch", .required("key=value"), help: "put a value into storage first, with --web",
          isRepeatable: true),
        Option("--schema", help: "print the methods and their parameters as JSON Schema"),
      ])
  }

  /// `rehearse lsp`.
  static var languageServer: Subcommand {
    Subcommand(
      "lsp", help: "Helps an editor with scripts, over standard input and output.",
      options: [
        Option("--stdio", help: "the only way to connect, which editors ask for by name"),
        Option("--grammar", help: "print the TextMate grammar of scripts"),
      ])
  }

  /// `rehearse completions`.
  static var completions: Subcommand {
    Subcommand(
      "completions", operands: "bash|zsh|fish", needsOperand: true,
      help: "Prints the completions of this command line for a shell.")
  }

  /// `rehearse help`.
  static var help: Subcommand {
    Subcommand(
      "help", operands: "[TOPIC…]", help: "Explains a subcommand or a command of the scripts.",
      options: [Option("--man", help: "print the manual page")])
  }
}
