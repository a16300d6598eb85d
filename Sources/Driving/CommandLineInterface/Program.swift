import Foundation
public import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Shell

/// The command line of an app: its subcommands, their options and their help.
public struct Program {
  /// The version of this package.
  public static let version = "0.1.0"

  let delegate: any UIApplicationDelegate.Type

  private let style = TerminalStyle.current()
  private let console: Console

  /// Creates the command line of an app.
  ///
  /// - Parameter delegate: the type of the app's delegate, which a launch makes an instance of.
  public init(_ delegate: any UIApplicationDelegate.Type) {
    self.delegate = delegate
    console = .standard(isColored: style.usesColour)
  }

  /// Lets messages call the program by the name of its file, as the program of an app expects.
  public static func takeNameOfExecutable() {
    guard let path = CommandLine.arguments.first else { return }
    ProgramName.current = ScriptPath.name(of: path)
  }

  /// The exit code after something was printed: 2 if standard output could not be written.
  private var finish: Int32 { console.isWritten() ? ExitCode.passed : ExitCode.unusable }

  /// Runs the subcommand that the arguments name; without one, the shell.
  ///
  /// - Parameter arguments: the arguments without the program's own name.
  /// - Returns: the exit code: 0 for success, 1 where a scene or a line failed, 2 where the arguments
  ///   or a script cannot be used.
  public func run(_ arguments: [String]) -> Int32 {
    guard let first = arguments.first, !first.hasPrefix("-") || Self.isHelp(first) else {
      return openShell(arguments)
    }
    return run(first, Array(arguments.dropFirst()))
  }

  private static func isHelp(_ word: String) -> Bool {
    ["--version", "--help", "-h"].contains(word)
  }

  private func run(_ subcommand: String, _ arguments: [String]) -> Int32 {
    let scripts = ScriptCommandLine(console: console)
    switch subcommand {
    case _ where HelpRequest.isIn(arguments, of: subcommand): return help([subcommand])
    case "shell": return openShell(arguments)
    case "run": return scripts.run(arguments, on: delegate)
    case "check": return scripts.check(arguments)
    case "fmt": return scripts.format(arguments)
    case "explore":
      return ExploreCommandLine(
        console: scripts.console, files: scripts.files, delegate: delegate
      ).run(arguments)
    case "graph":
      return GraphCommandLine(scripts: scripts, delegate: delegate, width: style.width).run(
        arguments)
    case "report": return scripts.report(arguments)
    case "serve":
      return ConnectionCommandLine(scripts: scripts, delegate: delegate).serve(arguments)
    case "lsp":
      return ConnectionCommandLine(scripts: scripts, delegate: delegate).helpEditor(arguments)
    case "completions": return HelpCommandLine(scripts: scripts).completions(arguments)
    case "port":
      return PortCommandLine(console: scripts.console, files: scripts.files).run(arguments)
    case "help", "--help", "-h": return help(arguments)
    case "--version":
      console.print(["\(ProgramName.current) \(Self.version)"])
      return finish
    default: return refuse(unknown(subcommand))
    }
  }

  /// Opens the shell: an editor at a terminal, a reader of plain lines on a pipe.
  private func openShell(_ arguments: [String]) -> Int32 {
    do {
      let options = try ParsedArguments(arguments, for: .shell)
      var configuration = InteractiveShell.Configuration()
      configuration.session.launch = try options.launchValues()
      configuration.session.storage = options.value("--storage").map(URL.init(fileURLWithPath:))
      return try ShellProgram(delegate: delegate, style: style).run(configuration)
    } catch let error as UsageError {
      return refuse(error)
    } catch {
      return refuse(UsageError("\(error)"))
    }
  }

  private func help(_ topic: [String]) -> Int32 {
    guard let lines = HelpCommandLine.manual(topic) ?? Help.lines(about: topic) else {
      return refuse(unknown(topic.joined(separator: " ")))
    }
    console.print(lines)
    return finish
  }

  private func unknown(_ word: String) -> UsageError {
    let near = Nearest.to(word, among: Help.subcommands.map(\.name))
    let question = near.isEmpty ? [] : ["did you mean `\(near.joined(separator: "` or `"))`?"]
    return UsageError(
      "there is no subcommand `\(word)`",
      notes: question + ["`\(ProgramName.current) help` lists the subcommands"])
  }

  private func refuse(_ error: UsageError) -> Int32 {
    try? FileHandle.standardError.write(
      contentsOf: Data((error.lines.joined(separator: "\n") + "\n").utf8))
    return ExitCode.unusable
  }
}
