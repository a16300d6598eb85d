import ScriptLanguage
import ScriptRunner

/// `rehearse help --man` and `rehearse completions`.
struct HelpCommandLine {
  let scripts: ScriptCommandLine

  /// Prints the completions for a shell.
  func completions(_ arguments: [String]) -> Int32 {
    scripts.usable(.completions, arguments) { arguments throws(UsageError) in
      let name = arguments.operands[0]
      guard arguments.operands.count == 1, let shell = CompletionShell(rawValue: name) else {
        throw UsageError(
          "`completions` takes one of bash, zsh and fish, not `\(arguments.operands.joined(separator: " "))`"
        )
      }
      scripts.console.print(shell.script(for: Help.subcommands))
      return ExitCode.passed
    }
  }

  /// Returns the lines of the manual page; nil if the topic is another.
  static func manual(_ topic: [String]) -> [String]? {
    topic == ["--man"] ? ManualPage(Help.subcommands, version: Program.version).lines : nil
  }
}

/// A request for the help of a subcommand, as an option of it.
enum HelpRequest {
  /// Returns whether the arguments of a subcommand have `--help` or `-h` before a `--`.
  static func isIn(_ arguments: [String], of subcommand: String) -> Bool {
    guard Help.subcommands.contains(where: { $0.name == subcommand }) else { return false }
    return arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
