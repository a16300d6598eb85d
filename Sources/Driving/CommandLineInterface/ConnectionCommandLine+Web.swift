import CProcesses
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import WebShell

extension ConnectionCommandLine {
  /// Opens the session to a browser on this machine, as `rehearse serve --web` does.
  ///
  /// - Returns: the exit code after Ctrl-C or SIGTERM: 0.
  func serveWeb(_ arguments: ParsedArguments) throws(UsageError) -> Int32 {
    var configuration = Session.Configuration()
    configuration.launch = try arguments.launchValues()
    let console = scripts.console
    let shell = try webShell(configuration, port: try port(arguments)) { console.print($0 + "\n") }
    // Before the lines that say so: who reads them may send the signal at once.
    process_catch_signals()
    defer { process_release_signals() }
    console.warn(["the session is at \(shell.address)", "Ctrl-C ends it"])
    shell.run { process_caught_signal() != 0 }
    return console.isWritten() ? ExitCode.passed : ExitCode.unusable
  }

  private func port(_ arguments: ParsedArguments) throws(UsageError) -> UInt16 {
    guard let text = arguments.value("--port") else { return 0 }
    guard let port = UInt16(text) else {
      throw UsageError("`--port` takes a number from 0 to 65535, not `\(text)`")
    }
    return port
  }

  private func webShell(
    _ configuration: Session.Configuration, port: UInt16, print: @escaping (String) -> Void
  ) throws(UsageError) -> WebShell {
    do {
      return try WebShell(delegate, configuration, port: port, print: print)
    } catch WebServer.Failure.library {
      throw UsageError(
        "`serve --web` needs libmicrohttpd, which is not installed",
        notes: [
          "on Debian and Ubuntu: apt-get install libmicrohttpd-dev",
          "on macOS: brew install libmicrohttpd",
        ])
    } catch WebServer.Failure.port {
      throw UsageError(
        "port \(port) cannot be opened: another program has it, or it is reserved",
        notes: ["without `--port`, a free one is chosen"])
    } catch {
      throw UsageError("\(error)")
    }
  }
}
