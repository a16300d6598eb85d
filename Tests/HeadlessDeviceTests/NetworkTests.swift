import Foundation
import HeadlessDevice
import Testing
import VirtualTime

@Suite("Network")
struct NetworkTests {
  private let device = Device()
  private var network: Network { device.network }

  /// Sends a request, and records the time and the text of its result.
  private func send(_ request: HTTPRequest, into answers: Answers) {
    network.send(request) { [clock = device.clock] result in
      answers.lines.append("\(clock.now.nanoseconds / 1_000_000) ms: \(Self.text(of: result))")
    }
  }

  private final class Answers {
    var lines: [String] = []
  }

  private static func text(of result: Result<HTTPResponse, NetworkError>) -> String {
    switch result {
    case .success(let response):
      "\(response.status) \(String(bytes: response.body, encoding: .utf8) ?? "")"
    case .failure(let error): error.description
    }
  }

  private final class Echo: Server {
    func respond(to request: HTTPRequest) -> HTTPResponse {
      HTTPResponse(status: 200, body: Data("echo \(request.summary)".utf8))
    }
  }

  @Test("the app's server answers after the default latency of 200 ms")
  func serverAnswers() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("get", "/trips"), into: answers)
    #expect(answers.lines == [])
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines == ["200 ms: 200 echo GET /trips"])
    #expect(device.log.events.map(\.name) == ["GET /trips", "200 GET /trips"])
  }

  @Test("the newest matching stub answers until its times are used up, then the older one")
  func newestStubAnswers() throws {
    let answers = Answers()
    network.server = Echo()
    let ok = Stub.Outcome.response(HTTPResponse(status: 200, body: Data("old".utf8)))
    network.add(Stub(method: "GET", path: "/shifts/*", outcome: ok))
    network.add(
      Stub(
        method: "GET", path: "/shifts/s1", outcome: .failure(.failed("broken")),
        delay: .seconds(1), times: 1))
    for _ in 1...2 { send(HTTPRequest("GET", "/shifts/s1?full=1"), into: answers) }
    send(HTTPRequest("GET", "/shifts/s1/substitute"), into: answers)
    try device.clock.advance(by: .seconds(2))
    #expect(
      answers.lines == [
        "200 ms: 200 old", "200 ms: 200 echo GET /shifts/s1/substitute", "1000 ms: broken",
      ])
  }

  @Test("without a stub or a server, the error says what to write")
  func nothingAnswers() throws {
    let answers = Answers()
    send(HTTPRequest("GET", "/trips"), into: answers)
    try device.clock.advance(by: .seconds(1))
    #expect(
      answers.lines == [
        "200 ms: Nothing answers GET /trips: no stub matches, and the app brought no server. "
          + "Write `given GET /trips responds 200 …`, or set Device.current.network.server."
      ])
  }

  @Test("offline, a new request fails at once; a pending one fails when its response is due")
  func offline() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("GET", "/a"), into: answers)
    network.isOnline = false
    send(HTTPRequest("GET", "/b"), into: answers)
    try device.clock.advance(by: .seconds(1))
    let offline = NetworkError.offline.description
    #expect(answers.lines == ["0 ms: \(offline)", "200 ms: \(offline)"])
    #expect(network.exchanges.map(\.outcome) == [.failure(.offline), .failure(.offline)])
  }

  @Test("a cancelled request gets no response and does not reach the server")
  func cancelled() throws {
    let answers = Answers()
    network.server = Echo()
    let token = network.send(HTTPRequest("GET", "/a")) { _ in answers.lines.append("answered") }
    token.cancel()
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines == [])
    #expect(network.exchanges.map(\.outcome) == [nil])
  }

  @Test("reachability observers are called at changes, as long as their owner lives")
  func reachability() {
    let changes = Answers()
    var owner: Answers? = Answers()
    if let owner { network.observeReachability(owner) { changes.lines.append("\($0)") } }
    network.isOnline = false
    network.isOnline = false
    network.isOnline = true
    owner = nil
    network.isOnline = false
    #expect(changes.lines == ["false", "true"])
  }

  @Test(
    "* matches one whole segment; the query is compared only if the pattern has one",
    arguments: [
      ("/shifts", "/shifts", true), ("/shifts/s1", "/shifts/*", true),
      ("/shifts/s1/job", "/shifts/*", false), ("/shifts", "/shifts/*", false),
      ("/trips?past=1", "/trips", true), ("/trips?past=1", "/trips?past=1", true),
      ("/trips?past=2", "/trips?past=1", false), ("/a/b/c", "/*/b/*", true), ("/", "/", true),
    ])
  func patterns(path: String, pattern: String, isMatch: Bool) {
    #expect(Stub.path(path, matches: pattern) == isMatch)
  }
}
