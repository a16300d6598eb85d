import Foundation
import RehearsalCore
import Testing

@testable import WebShell

#if os(Linux)
  @Suite("The web shell and its server", .enabled { await WebLibrary.isInstalled })
  struct WebShellTests {
    private func shell(_ print: @escaping (String) -> Void = { _ in }) throws -> WebShell {
      try WebShell(
        CounterAppDelegate.self, Session.Configuration(), port: 0, token: "t", print: print)
    }

    /// The port in the address of a shell.
    private func port(_ shell: WebShell) throws -> UInt16 {
      try #require(URL(string: shell.address)?.port.flatMap { UInt16(exactly: $0) })
    }

    @Test("the port is taken until the condition ends the shell, and free afterwards")
    func stop() throws {
      let shell = try shell()
      let port = try port(shell)
      #expect(shell.address == "http://127.0.0.1:\(port)/t/")
      #expect(throws: WebServer.Failure.port) { try WebServer(port: port) }
      var turns = 0
      shell.run {
        turns += 1
        return turns == 2
      }
      #expect(turns == 2)
      let next = try WebServer(port: port)
      #expect(next.port == port)
      next.stop()
      #expect(next.port == 0)
    }

    @Test("requests of a browser reach the session, and answers have their status and headers")
    func requests() throws {
      var printed: [String] = []
      let shell = try shell { printed.append($0) }
      let port = try port(shell)
      let body = #"{"kind":"tap","element":1}"#
      let head = "Host: localhost:\(port)\r\nConnection: close\r\n"
      let client = try WebClient(
        port: port,
        [
          "GET /t/ HTTP/1.1\r\n\(head)\r\n",
          "GET /u/ HTTP/1.1\r\n\(head)\r\n",
          "POST /t/act HTTP/1.1\r\n\(head)Content-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)",
          "POST /t/act HTTP/1.1\r\n\(head)Content-Type: application/json\r\n"
            + "Content-Length: 70000\r\n\r\n" + String(repeating: " ", count: 70_000),
        ])
      shell.run { client.isDone }
      let answers = client.answers
      #expect(
        answers.map { $0.components(separatedBy: "\r\n")[0] } == [
          "HTTP/1.1 200 OK", "HTTP/1.1 403 Forbidden", "HTTP/1.1 200 OK",
          "HTTP/1.1 413 Content Too Large",
        ])
      let fields = Set(answers[1].components(separatedBy: "\r\n").dropFirst())
      #expect(
        fields.isSuperset(of: [
          "Content-Type: text/plain; charset=utf-8", "Cache-Control: no-store",
          "X-Frame-Options: DENY",
          "the token is missing: open the address that was printed\n",
        ]))
      #expect(answers[0].contains("Content-Type: text/html; charset=utf-8\r\n"))
      #expect(answers[2].contains(#""lines":["#) || answers[2].contains(#""lines": ["#))
      #expect(printed == [#"tap "More""#])
    }
  }

  /// The library that opens the server.
  private enum WebLibrary {
    /// Whether libmicrohttpd is installed.
    static var isInstalled: Bool {
      do {
        try WebServer(port: 0).stop()
        return true
      } catch {
        return error != .library
      }
    }
  }
#endif
