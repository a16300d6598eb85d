/// The manual page of the command line, in the language of man.
struct ManualPage {
  private let subcommands: [Subcommand]
  private let version: String

  init(_ subcommands: [Subcommand], version: String) {
    self.subcommands = subcommands
    self.version = version
  }

  /// The lines of the page.
  var lines: [String] {
    [
      #".TH REHEARSE 1 "" "rehearse \#(version)" "User Commands""#, ".SH NAME",
      #"rehearse \- runs an iOS app headless in a terminal, on virtual time"#, ".SH SYNOPSIS",
      ".B rehearse", #"[\fISUBCOMMAND\fR] [\fIOPTIONS\fR] [\fIPATH\fR…]"#, ".SH DESCRIPTION",
      "Without a subcommand, opens the line editor on the app.", ".SH SUBCOMMANDS",
    ] + subcommands.flatMap(section) + [
      ".SH EXIT STATUS", ".TP", ".B 0", "Success.", ".TP", ".B 1",
      "A scene or a line failed, or a file would change.", ".TP", ".B 2",
      "The arguments or a script cannot be used, or there is nothing to run.", ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "Set and not empty, turns colour off.", ".SH SEE ALSO",
      "The pages in the package's folder Docs.",
    ]
  }

  private func section(_ subcommand: Subcommand) -> [String] {
    let head = subcommand.operands.isEmpty ? "" : #" \fI\#(escaped(subcommand.operands))\fR"#
    return [
      ".SS \(subcommand.name)", #"\fBrehearse \#(subcommand.name)\fR\#(head)"#, ".PP",
      escaped(subcommand.help),
    ]
      + subcommand.options.flatMap { option in
        [".TP", #"\fB\#(escaped(option.synopsis))\fR"#, escaped(option.help) + "."]
      }
  }

  /// Returns a text whose backslashes, hyphens and leading points have no meaning for man.
  private func escaped(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
