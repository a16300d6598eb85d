import Foundation
import HeadlessUIKit
import Script
import Session
import Shell

/// The command line's subcommands, for one app.
struct Program {
  let delegate: any UIApplicationDelegate.Type

  private let style = TerminalStyle.current()

  init(delegate: any UIApplicationDelegate.Type) {
    self.delegate = delegate
  }

  /// Whether a word that begins with a dash asks about the program instead of for a shell.
  static func isAbout(_ word: String) -> Bool {
    ["--version", "--help", "-h"].contains(word)
  }

  /// Follows a subcommand.
  func obey(_ word: String, _ arguments: [String]) -> Int32 {
    let scripts = ScriptCommandLine(console: .standard(isColored: style.usesColour))
    switch word {
    case "shell": return openShell(arguments)
    case "run": return scripts.run(arguments, on: delegate)
    case "check": return scripts.check(arguments)
    case "help", "--help", "-h": return help(arguments)
    case "--version":
      print("rehearse \(Rehearsal.version)")
      return 0
    case "fmt", "graph", "explore", "report", "serve":
      return refuse(UsageError("`\(word)` is not in this version"))
    default: return refuse(unknown(word))
    }
  }

  /// Opens the shell: an editor where a person sits, plain lines on a pipe.
  func openShell(_ arguments: [String]) -> Int32 {
    do {
      let options = try ParsedArguments(arguments, for: .shell)
      var configuration = Shell.Configuration()
      configuration.session.launch = try Self.pairs(options.all("--launch"))
      configuration.session.storage = options.value("--storage").map(URL.init(fileURLWithPath:))
      return try ShellProgram(delegate: delegate, style: style).run(configuration)
    } catch let error as UsageError {
      return refuse(error)
    } catch {
      return refuse(UsageError("\(error)"))
    }
  }

  private func help(_ topic: [String]) -> Int32 {
    guard let lines = Help.lines(about: topic) else {
      return refuse(unknown(topic.joined(separator: " ")))
    }
    print(lines.joined(separator: "\n"))
    return 0
  }

  private func unknown(_ word: String) -> UsageError {
    let near = Nearest.to(word, among: Help.subcommands.map(\.name))
    let question = near.isEmpty ? [] : ["did you mean `\(near.joined(separator: "` or `"))`?"]
    return UsageError(
      "there is no subcommand `\(word)`",
      notes: question + ["`rehearse help` lists what there is"])
  }

  private func refuse(_ error: UsageError) -> Int32 {
    try? FileHandle.standardError.write(
      contentsOf: Data((error.lines.joined(separator: "\n") + "\n").utf8))
    return 2
  }

  private static func pairs(_ words: [String]) throws(UsageError) -> [String: String] {
    var pairs: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError("`--launch` takes key=value, not `\(word)`")
      }
      pairs[String(parts[0])] = String(parts[1])
    }
    return pairs
  }
}
