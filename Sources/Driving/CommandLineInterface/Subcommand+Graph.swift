extension Subcommand {
  /// `rehearse graph`.
  static var graph: Subcommand {
    Subcommand(
      "graph", operands: "PATH…", needsOperand: true,
      help: "Draws the map that scripts walk, or the map.json of an exploration.",
      options: [
        Option("--format", .required("text|svg|dot|mermaid|json"), help: "how to write the map"),
        Option(
          "--output", .required("FILE"), help: "write to a file, whose ending names the format"),
        Option("--state", .required("screen|props"), help: "what tells two screens apart"),
        Option(
          "--compare", .required("OLD.json"),
          help: "print what came and went since an earlier map: 1 if anything did"),
        Option(
          "--cover", .required("PATH"), help: "mark what these scripts do not walk",
          isRepeatable: true),
        Option(
          "--launch", .required("key=value"), help: "put a value into storage first",
          isRepeatable: true),
      ])
  }
}
