import ScriptRunner

/// The texts that a command prints on standard output, and on standard error.
final class CapturedOutput {
  private(set) var printed = ""
  private(set) var warned = ""

  /// Returns a console that adds to this.
  func console(_ environment: [String: String] = [:]) -> Console {
    Console(
      print: { self.printed += $0 }, warn: { self.warned += $0 }, environment: environment)
  }
}
