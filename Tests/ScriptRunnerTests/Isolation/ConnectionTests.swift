import Foundation
import RehearsalCore
import Testing

#if os(Linux)
  @Suite("Connections to a program")
  struct ConnectionTests {
    /// The answers of a program to messages on its standard input, a line each.
    private func answers(_ arguments: String, _ messages: [String]) throws -> [PropsValue] {
      let run = try FaultyProgram(
        "\(arguments) <a.script", script: messages.map { $0 + "\n" }.joined())
      #expect(run.code == 0)
      return try run.printed.split(separator: "\n").map { try PropsValue(json: String($0)) }
    }

    private func text(_ value: PropsValue, _ names: String...) -> String {
      var value: PropsValue? = value
      for name in names { value = value?[PropsPath([.member(name)])] }
      return value?.description ?? "none"
    }

    @Test(
      "serve answers each line that is not blank until it is shut down; the app prints elsewhere")
    func service() throws {
      let all = try answers(
        "serve --stdio",
        [
          #"{"jsonrpc": "2.0", "id": 1, "method": "run", "params": {"line": "tap Print"}}"#, "",
          "  ",
          #"{"jsonrpc": "2.0", "id": 2, "method": "nothing"}"#, "not json",
          #"{"jsonrpc": "2.0", "method": "screen"}"#,
          #"{"jsonrpc": "2.0", "id": 3, "method": "launch", "params": {"storage": {"a": "b"}}}"#,
          #"{"jsonrpc": "2.0", "id": 4, "method": "run", "params": {"line": "tap Print"}}"#,
          #"{"jsonrpc": "2.0", "id": 5, "method": "run", "params": {"line": "tap Nobody now"}}"#,
          #"{"jsonrpc": "2.0", "id": 6, "method": "run", "params": {"line": "tapp Count"}}"#,
          #"{"jsonrpc": "2.0", "id": 7, "method": "findings"}"#,
          #"{"jsonrpc": "2.0", "id": 8, "method": "undo", "params": {"count": 1}}"#,
          #"{"jsonrpc": "2.0", "id": 9, "method": "shutdown"}"#,
          #"{"jsonrpc": "2.0", "id": 10, "method": "screen"}"#,
        ])
      #expect(
        all.map { "\(text($0, "id")) \(text($0, "error", "message"))" } == [
          #"1 "The app is not launched""#, #"2 "Method not found""#, #"null "Parse error""#,
          "3 none", "4 none", #"5 "The step failed""#, #"6 "The line has a mistake""#, "7 none",
          "8 none", "9 none",
        ])
    }

    @Test("serve --mcp offers the methods as tools, and answers their calls with texts")
    func tools() throws {
      let all = try answers(
        "serve --mcp",
        [
          #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-03-26"}}"#,
          #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
          #"{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}"#,
          #"{"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "launch", "arguments": {}}}"#,
          #"{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "run", "arguments": {"line": "tap Count"}}}"#,
          #"{"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "run", "arguments": {"line": "tap Nobody now"}}}"#,
          #"{"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": "leaks", "arguments": {}}}"#,
          #"{"jsonrpc": "2.0", "id": 7, "method": "ping"}"#,
        ])
      try #require(all.map { text($0, "id") } == ["1", "2", "3", "4", "5", "6", "7"])
      #expect(text(all[0], "result", "protocolVersion") == #""2025-03-26""#)
      #expect(
        text(all[0], "result", "serverInfo", "name") == #""rehearse""#
          && text(all[6], "result") == "{}")
      #expect(
        all.map { text($0, "result", "isError") } == [
          "none", "none", "false", "false", "true", "false", "none",
        ])
      #expect(text(all[3], "result", "content").contains("Taps: 1"))
      #expect(text(all[4], "result", "content").contains("there is no \\\"Nobody\\\" on Faulty"))
      #expect(text(all[5], "result", "content") == #"[{"type": "text", "text": "none"}]"#)
    }

    /// The messages as a client of a language server sends them.
    private func frames(_ messages: [String]) -> String {
      messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }

    @Test("lsp tells an editor the mistakes of a script that it opens, in the order of messages")
    func mistakes() throws {
      let run = try FaultyProgram(
        "lsp <a.script",
        script: frames([
          #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
          #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"#
            + #""uri":"file:///x/b.script","languageId":"x","version":1,"text":"tpa A\n"}}}"#,
          #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
          #"{"jsonrpc":"2.0","method":"exit"}"#,
        ]))
      #expect(run.code == 0)
      let told = try run.printed.components(separatedBy: "\r\n\r\n").dropFirst().map {
        // The next frame's header follows at once.
        try PropsValue(json: $0.components(separatedBy: "Content-Length")[0])
      }
      #expect(
        told.map { "\(text($0, "id")) \(text($0, "method"))" } == [
          "1 none", #"none "textDocument/publishDiagnostics""#, "2 none",
        ])
      #expect(text(told[1], "params", "uri") == #""file:///x/b.script""#)
      #expect(text(told[1], "params", "diagnostics").contains("unknown command `tpa`"))
    }

    @Test(
      "lsp answers framed messages, and exits with 0 only after it was shut down",
      arguments: [(true, Int32(0)), (false, 1)])
    func editor(isInOrder: Bool, code: Int32) throws {
      let messages =
        [#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#]
        + (isInOrder ? [#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#] : [])
        + [#"{"jsonrpc":"2.0","method":"exit"}"#]
      let run = try FaultyProgram("lsp <a.script", script: frames(messages))
      #expect(run.code == code)
      let frames = run.printed.components(separatedBy: "Content-Length: ").dropFirst()
      #expect(frames.count == (isInOrder ? 2 : 1))
      for frame in frames {
        let parts = frame.components(separatedBy: "\r\n\r\n")
        #expect(Int(parts[0]) == parts.last?.utf8.count)
      }
      #expect(frames.last?.hasSuffix(#""id":2,"result":null}"#) == isInOrder)
    }
  }
#endif
