import Foundation
import HeadlessDevice
import ScriptLanguage
import Testing

@testable import CommandLineInterface

@Suite("--network live")
struct LiveServerTests {
  private typealias Answer = LoopbackServer.Answer

  /// Returns the outcomes of requests to a server with these answers, and what the server received.
  private func outcomes(
    of requests: [HTTPRequest], from answers: [String: Answer]
  ) throws -> ([Stub.Outcome], [LoopbackServer.Request]) {
    var outcomes: [Stub.Outcome] = []
    let received = try LoopbackServer(answers).serve { base in
      let live = LiveServer(base: URL(string: base))
      outcomes = requests.map(live.outcome)
    }
    return (outcomes, received)
  }

  @Test("a request reaches the network with its method, type and body, and the answer comes back")
  func roundTrip() throws {
    let post = HTTPRequest(
      "POST", "/notes", headers: ["Content-Type": "application/json"], body: Data("{}".utf8))
    let (outcomes, received) = try outcomes(
      of: [post], from: ["/notes": Answer(status: 201, header: ["X-Note: 7"], body: "made")])
    guard case .response(let response) = outcomes.first else { return #expect(Bool(false)) }
    #expect(response.status == 201)
    #expect(response.headers["X-Note"] == "7")
    #expect(response.body == Data("made".utf8))
    #expect(
      received == [
        LoopbackServer.Request(
          method: "POST", path: "/notes", contentType: "application/json", body: "{}")
      ])
  }

  @Test("each method is sent as it is, and a redirect of a POST is followed by a GET")
  func methods() throws {
    let moved = Answer(status: 302, header: ["Location: /new"])
    let requests = ["GET", "HEAD", "PUT", "PATCH", "DELETE"].map { HTTPRequest($0, "/new") }
    let (_, received) = try outcomes(
      of: requests + [HTTPRequest("POST", "/old", body: Data("a".utf8))],
      from: ["/old": moved, "/new": Answer()])
    #expect(
      received.map { "\($0.method) \($0.path)" } == [
        "GET /new", "HEAD /new", "PUT /new", "PATCH /new", "DELETE /new", "POST /old", "GET /new",
      ])
  }

  @Test("a line break in a header's value does not add a header")
  func lineBreak() throws {
    let get = HTTPRequest("GET", "/", headers: ["A": "1\r\nContent-Type: text/evil"])
    let (_, received) = try outcomes(of: [get], from: ["/": Answer()])
    #expect(received.map(\.contentType) == [nil])
  }

  @Test("a server that refuses the connection is a failure with its reason")
  func refused() throws {
    let socket = try LoopbackSocket.refusing()
    defer { socket.close() }
    let base = URL(string: "http://127.0.0.1:\(socket.port)")
    let outcome = LiveServer(base: base).outcome(of: HTTPRequest("GET", "/"))
    guard case .failure(.failed(let message)) = outcome else { return #expect(Bool(false)) }
    #expect(message.contains("connect"))
  }

  @Test("a path without --network live=URL is a failure that says what to write")
  func noHost() {
    let outcome = LiveServer(base: nil).outcome(of: HTTPRequest("GET", "/trips"))
    guard case .failure(.failed(let message)) = outcome else { return #expect(Bool(false)) }
    #expect(
      message
        == "GET /trips names no host. Write --network live=https://…, or request a whole URL.")
  }

  @Test("a request of a whole URL goes there, whatever the base is, and a path to the base")
  func wholeURL() throws {
    var statuses: [Int?] = []
    let received = try LoopbackServer(["/whole": Answer(), "/v1/part": Answer(status: 201)])
      .serve { base in
        let servers = [nil, "http://127.0.0.1:1"].map { LiveServer(base: $0.flatMap(URL.init)) }
        let whole = HTTPRequest("GET", base + "/whole")
        statuses = servers.map { status($0.outcome(of: whole)) }
        let made = ["live", "live=\(base)/v1"].map { try? LiveServer.maker($0)?() }
        statuses += made.map { ($0?.outcome(of: HTTPRequest("GET", "/part"))).flatMap(status) }
      }
    #expect(statuses == [200, 200, nil, 201])
    #expect(received.map(\.path) == ["/whole", "/whole", "/v1/part"])
  }

  private func status(_ outcome: Stub.Outcome) -> Int? {
    if case .response(let response) = outcome { response.status } else { nil }
  }

  @Test("the network is live, with or without a URL that has a host; other words are refused")
  func option() throws {
    #expect(try LiveServer.maker(nil) == nil)
    for value in ["live", "live=https://api.example.com", "live=http://localhost:8080/v1"] {
      #expect(try LiveServer.maker(value) != nil, "\(value)")
    }
    for value in ["wifi", "", "live=", "live=/v1", "live=api.example.com"] {
      #expect(throws: UsageError.self, "\(value)") { try LiveServer.maker(value) }
    }
  }
}
