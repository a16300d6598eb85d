@testable import Crew
import Foundation
import HeadlessDevice
import Testing

@Suite("Crew's server")
struct CrewServerTests {
  /// Sends a request written as one line: `POST /tasks {"name":"Sweep"}`.
  private func ask(
    _ server: CrewServer, _ line: String, token: String? = "ann-token"
  ) -> HTTPResponse {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    return server.respond(
      to: HTTPRequest(
        parts[0], parts[1], headers: token.map { ["Authorization": "Bearer \($0)"] } ?? [:],
        body: Data((parts.count > 2 ? parts[2] : "").utf8)))
  }

  private func text(_ response: HTTPResponse) -> String {
    "\(response.status) \(String(bytes: response.body, encoding: .utf8) ?? "?")"
  }

  /// Returns the ids of the objects that a response lists.
  private func ids(_ response: HTTPResponse) throws -> [String] {
    struct Entry: Decodable {
      let id: String
    }
    return try JSONDecoder().decode([Entry].self, from: response.body).map(\.id)
  }

  nonisolated static let guarded = [
    "GET /shifts", "GET /shifts/s1", #"POST /shifts/s1/substitute {"colleague":"u2"}"#,
    "GET /trips", "GET /trips/t1", "GET /tasks", "GET /tasks/k1", #"POST /tasks {"name":"Sweep"}"#,
    #"PATCH /tasks/k1 {"done":true}"#, "GET /messages", #"POST /messages {"body":"Hello"}"#,
    "GET /profiles/u1", "GET /profiles/me",
  ]

  @Test("every route but signing in needs a token, and accepts any", arguments: guarded)
  func tokens(line: String) {
    Device.current = Device()
    let server = CrewServer()
    for token in [nil, ""] {
      #expect(
        text(ask(server, line, token: token)) == #"401 {"message":"Sign in first."}"#,
        "token \(token ?? "none")")
    }
    #expect([200, 201].contains(ask(server, line, token: "any").status))
  }

  @Test(
    "a request for a missing resource gets a 404 response that names it",
    arguments: [
      ("GET /nowhere", #"404 {"message":"Not found."}"#),
      ("GET /shifts/s1/job/more", #"404 {"message":"Not found."}"#),
      ("DELETE /shifts/s1", #"405 {"message":"Not allowed."}"#),
      ("GET /shifts/s99", #"404 {"message":"There is no shift s99."}"#),
      ("POST /shifts/s99/substitute {}", #"404 {"message":"There is no shift s99."}"#),
      ("GET /trips/t99", #"404 {"message":"There is no trip t99."}"#),
      ("GET /tasks/k99", #"404 {"message":"There is no task k99."}"#),
      (#"PATCH /tasks/k99 {"done":true}"#, #"404 {"message":"There is no task k99."}"#),
      ("GET /profiles/u99", #"404 {"message":"There is nobody with the id u99."}"#),
    ])
  func missing(line: String, answer: String) {
    Device.current = Device()
    #expect(text(ask(CrewServer(), line)) == answer)
  }

  @Test(
    "an invalid body gets a 400 response that says what is needed",
    arguments: [
      ("POST /session {}", #"400 {"message":"An e-mail address and a password are needed."}"#),
      ("POST /shifts/s1/substitute {}", #"400 {"message":"A colleague is needed."}"#),
      (#"POST /tasks {"name":" "}"#, #"400 {"message":"A name is needed."}"#),
      ("PATCH /tasks/k1 {}", #"400 {"message":"Say whether it is done."}"#),
      (#"POST /messages {"body":""}"#, #"400 {"message":"A message needs text."}"#),
      ("POST /messages ?", #"400 {"message":"A message needs text."}"#),
    ])
  func unreadable(line: String, answer: String) {
    Device.current = Device()
    #expect(text(ask(CrewServer(), line)) == answer)
  }

  @Test("the lists hold the initial data in order, with or without a query")
  func lists() throws {
    Device.current = Device()
    let server = CrewServer()
    #expect(
      try ["/shifts", "/trips?all=1", "/tasks", "/messages"].map {
        try ids(ask(server, "GET \($0)"))
      }
        == [
          ["s1", "s2", "s3", "s4"], ["t1", "t2", "t3"], ["k1", "k2", "k3"], ["m1", "m2", "m3"],
        ])
  }

  @Test("signing in returns the user's token, and a wrong password a 401 response")
  func signingIn() {
    Device.current = Device()
    let server = CrewServer()
    let answers = [("ann", "secret"), ("bilal", "secret"), ("chen", "secret"), ("ann", "nope")].map
    {
      text(
        ask(
          server, #"POST /session {"email":"\#($0)@crew.example","password":"\#($1)"}"#, token: nil)
      )
    }
    #expect(
      answers == [
        #"200 {"token":"ann-token","userID":"u1"}"#, #"200 {"token":"bilal-token","userID":"u2"}"#,
        #"401 {"message":"Wrong e-mail or password."}"#,
        #"401 {"message":"Wrong e-mail or password."}"#,
      ])
    #expect(text(ask(server, "POST /password-link {}", token: nil)) == "202 ")
  }

  @Test("a server keeps posted data, and another server does not have it")
  func keeping() throws {
    Device.current = Device()
    let server = CrewServer()
    #expect(
      text(ask(server, #"POST /tasks {"name":"Sweep"}"#))
        == #"201 {"done":false,"id":"k4","name":"Sweep"}"#)
    #expect(
      text(ask(server, #"PATCH /tasks/k4 {"done":true}"#))
        == #"200 {"done":true,"id":"k4","name":"Sweep"}"#)
    #expect(
      text(ask(server, #"POST /messages {"body":"Hello"}"#, token: "bilal-token"))
        == "201 {\"body\":\"Hello\",\"id\":\"m4\","
        + "\"senderAvatarURL\":\"https://crew.example/avatars/u2.png\",\"senderID\":\"u2\","
        + "\"senderName\":\"Bilal Öz\","
        + "\"sentAt\":\"2026-01-05T09:00:00Z\"}")
    #expect(ask(server, #"POST /shifts/s3/substitute {"colleague":"u2"}"#).status == 201)
    #expect(text(ask(server, "GET /shifts/s3")).contains(#""status":"Substitute requested""#))
    #expect(text(ask(server, "GET /tasks")).hasSuffix(#"{"done":true,"id":"k4","name":"Sweep"}]"#))
    #expect(try ids(ask(server, "GET /messages")) == ["m1", "m2", "m3", "m4"])
    let other = CrewServer()
    #expect(try ids(ask(other, "GET /tasks")) == ["k1", "k2", "k3"])
    #expect(text(ask(other, "GET /shifts")).contains("Substitute requested") == false)
  }

  @Test("the profile me belongs to the token's user")
  func profiles() {
    Device.current = Device()
    let server = CrewServer()
    let names = ["ann-token", "bilal-token", "some-token"].map {
      text(ask(server, "GET /profiles/me", token: $0)).contains("Bilal Öz") ? "Bilal" : "Ann"
    }
    #expect(names == ["Ann", "Bilal", "Ann"])
    #expect(text(ask(server, "GET /profiles/u3")).contains("chen@crew.example"))
  }
}
