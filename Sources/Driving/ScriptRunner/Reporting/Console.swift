import Foundation
import HeadlessDevice
import ScriptLanguage

/// The standard output and standard error of a command line, and its environment.
public struct Console {
  /// Prints text on standard output, as it is.
  public let print: (String) -> Void

  /// Prints text on standard error, as it is.
  public let warn: (String) -> Void

  /// Whether standard output is colored.
  public let isColored: Bool

  /// The environment.
  public let environment: [String: String]

  /// A function that prints on the terminal of standard error; nil if that is no terminal.
  package private(set) var drawProgress: ((String) -> Void)?

  /// The standard output of the process; nil for another destination.
  package private(set) var output: StandardOutput?

  /// Creates a console.
  public init(
    print: @escaping (String) -> Void, warn: @escaping (String) -> Void, isColored: Bool = false,
    environment: [String: String] = [:]
  ) {
    self.print = print
    self.warn = warn
    self.isColored = isColored
    self.environment = environment
  }

  /// The process's own standard output and standard error.
  public static func standard(isColored: Bool = false) -> Console {
    let output = StandardOutput()
    var console = Console(
      print: output.write,
      warn: { try? SystemFile.standardError.write($0.utf8) },
      isColored: isColored,
      environment: ProcessInfo.processInfo.environment)
    console.output = output
    if SystemFile.standardError.isTerminal, console.environment["TERM"] != "dumb" {
      console.drawProgress = console.warn
    }
    return console
  }

  /// Prints lines on standard error.
  package func warn(_ lines: [String]) {
    warn(lines.map { $0 + "\n" }.joined())
  }

  /// Prints lines on standard output.
  package func print(_ lines: [String]) {
    print(lines.map { $0 + "\n" }.joined())
  }
}

extension Console {
  /// Returns whether standard output could be written so far; otherwise says why it could not.
  package func isWritten() -> Bool {
    guard let failure = output?.failure else { return true }
    warn(UsageError("standard output cannot be written: \(failure)").lines)
    return false
  }
}

/// The exit codes of the program.
public enum ExitCode {
  /// Success: every scene passed.
  public static let passed: Int32 = 0
  /// A scene failed.
  public static let failed: Int32 = 1
  /// The command line or a script has a mistake, or no scene was chosen.
  public static let unusable: Int32 = 2
  /// An internal error.
  public static let broken: Int32 = 3

  /// Returns the exit code of a run.
  package static func code(of summary: RunSummary) -> Int32 {
    if let signal = summary.signal { return stopped(by: signal) }
    return summary.failed == 0 ? passed : failed
  }

  /// Returns the exit code of a run that a signal stopped: 130 for SIGINT, 143 for SIGTERM.
  package static func stopped(by signal: Int32) -> Int32 { 128 + signal }
}
