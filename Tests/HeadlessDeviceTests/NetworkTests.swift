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

  @Test("a request and an observer of a process that has ended hear nothing of a lost connection")
  func endedProcess() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("GET", "/trips"), into: answers)
    network.observeReachability(answers) { [answers] in answers.lines.append("online \($0)") }
    device.endProcess()
    network.isOnline = false
    network.isOnline = true
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines == [])
    #expect(network.exchanges.map(\.answeredAt) == [nil])
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

  @Test("a request that was answered or cancelled is not under way when the network goes")
  func ended() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("GET", "/a"), into: answers)
    try device.clock.advance(by: .seconds(1))
    network.isOnline = false
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines == ["200 ms: 200 echo GET /a"])
    #expect(device.log.events.map(\.name) == ["GET /a", "200 GET /a"])
    #expect(network.exchanges.count == 1)
  }

  @Test("offline, a new request and those under way fail at once")
  func offline() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("GET", "/a"), into: answers)
    network.isOnline = false
    send(HTTPRequest("GET", "/b"), into: answers)
    try device.clock.advance(by: .seconds(1))
    let offline = NetworkError.offline.description
    #expect(answers.lines == ["0 ms: \(offline)", "0 ms: \(offline)"])
    #expect(network.exchanges.map(\.outcome) == [.failure(.offline), .failure(.offline)])
  }

  @Test("a request under way fails once when the network goes, also if it comes back at once")
  func offlineForAMoment() throws {
    let answers = Answers()
    network.server = Echo()
    send(HTTPRequest("GET", "/a"), into: answers)
    try device.clock.advance(by: .milliseconds(50))
    network.isOnline = false
    network.isOnline = true
    send(HTTPRequest("GET", "/b"), into: answers)
    try device.clock.advance(by: .seconds(1))
    #expect(
      answers.lines == ["50 ms: \(NetworkError.offline.description)", "250 ms: 200 echo GET /b"])
  }

  @Test("a request that was cancelled before the network goes gets no answer")
  func cancelledBeforeOffline() throws {
    let answers = Answers()
    let token = network.send(HTTPRequest("GET", "/a")) { _ in answers.lines.append("answered") }
    token.cancel()
    network.isOnline = false
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines == [])
  }

  @Test("a stub delays, loses or garbles the answer of the server, which takes the request")
  func deliveries() throws {
    let answers = Answers()
    network.server = Echo()
    network.add(
      Stub(method: "GET", path: "/slow", answer: .usual(.whole), delay: .seconds(3)))
    network.add(Stub(method: "POST", path: "/lost", answer: .usual(.lost), times: 1))
    network.add(Stub(method: "GET", path: "/broken", answer: .usual(.garbled)))
    send(HTTPRequest("GET", "/slow"), into: answers)
    send(HTTPRequest("POST", "/lost"), into: answers)
    var body = Data()
    network.send(HTTPRequest("GET", "/broken")) { if case .success(let it) = $0 { body = it.body } }
    try device.clock.advance(by: .seconds(1))
    send(HTTPRequest("POST", "/lost"), into: answers)
    try device.clock.advance(by: .seconds(3))
    #expect(
      answers.lines == [
        "200 ms: The network connection was lost.", "1200 ms: 200 echo POST /lost",
        "3000 ms: 200 echo GET /slow",
      ])
    #expect(String(bytes: body, encoding: .utf8) == nil)
  }

  @Test("a stub that loses the answer applies to the answer of an older stub")
  func deliveryOfStub() throws {
    let answers = Answers()
    network.add(
      Stub(
        method: "GET", path: "/a", outcome: .response(HTTPResponse(status: 204)), times: 1))
    network.add(Stub(method: "GET", path: "/a", answer: .usual(.lost), times: 1))
    for _ in 0..<2 { send(HTTPRequest("GET", "/a"), into: answers) }
    try device.clock.advance(by: .seconds(1))
    #expect(answers.lines.first == "200 ms: The network connection was lost.")
    #expect(answers.lines.last?.contains("Nothing answers GET /a") == true)
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
