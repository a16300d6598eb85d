extension Subcommand {
  /// `rehearse port`.
  static var port: Subcommand {
    Subcommand(
      "port", operands: "APP", needsOperand: true,
      help: "Writes a package that runs an iOS app's folder here; run again, updates it.",
      options: [
        Option("--output", .required("FOLDER"), help: "the folder of the package"),
        Option("--name", .required("NAME"), help: "the name of the program and its module"),
        Option(
          "--package", .required("PATH"), help: "a local checkout of a package that the app uses",
          isRepeatable: true),
        Option(
          "--exclude", .required("GLOB"), help: "leave out files of the app's folder",
          isRepeatable: true),
        Option(
          "--rehearsal", .required("PATH|URL"),
          help: "where Rehearsal is; otherwise the checkout that this program was built from"),
        Option("--build", help: "build the package, and leave out what the compiler refuses"),
        Option(
          "--build-option", .required("OPTION"), help: "an option of `swift build`, with --build",
          isRepeatable: true),
        Option("--report", .required("FILE"), help: "write what could not be brought as JSON"),
      ])
  }
}
