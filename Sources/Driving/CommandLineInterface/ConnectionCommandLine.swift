import HeadlessUIKit
import JSONRPC
import LanguageServer
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Serving

/// `rehearse serve` and `rehearse lsp`: connections over standard input and output.
struct ConnectionCommandLine {
  let scripts: ScriptCommandLine
  let delegate: any UIApplicationDelegate.Type

  /// Lets another program drive the app, as `rehearse serve` does.
  func serve(_ arguments: [String]) -> Int32 {
    scripts.usable(.serve, arguments) { arguments throws(UsageError) in
      if arguments.has("--schema") { return printSchema() }
      if arguments.has("--web") { return try serveWeb(arguments) }
      guard arguments.has("--mcp") || arguments.has("--stdio") else {
        throw UsageError(
          "expected `--stdio`, `--mcp` or `--web` after `serve`",
          notes: ["`rehearse serve --schema` prints the methods"])
      }
      let service = AppService(delegate)
      let server = ModelContextServer(service, name: "rehearse", version: Program.version)
      let endpoint =
        arguments.has("--mcp")
        ? RPCEndpoint { name, parameters throws(RPCError) in try server.call(name, parameters) }
        : RPCEndpoint { name, parameters throws(RPCError) in try service.call(name, parameters) }
      LineConnection().serve(endpoint) { service.isShutDown }
      return ExitCode.passed
    }
  }

  private func printSchema() -> Int32 {
    scripts.console.print([ServiceMethod.schema.jsonText])
    return ExitCode.passed
  }

  /// Helps an editor with scripts, as `rehearse lsp` does.
  ///
  /// - Returns: the exit code: 0 where the editor ended the connection in order, else 1.
  func helpEditor(_ arguments: [String]) -> Int32 {
    scripts.usable(.languageServer, arguments) { arguments throws(UsageError) in
      if arguments.has("--grammar") {
        scripts.console.print([TextMateGrammar.json])
        return ExitCode.passed
      }
      let connection = FramedConnection()
      let server = LanguageServer(version: Program.version) { connection.send($0.jsonText) }
      let endpoint = RPCEndpoint { name, parameters throws(RPCError) in
        try server.call(name, parameters)
      }
      while !server.hasExited, let message = connection.receive() {
        if let answer = endpoint.answer(message) { connection.send(answer) }
      }
      return server.wasShutDown ? ExitCode.passed : ExitCode.failed
    }
  }
}
