import Foundation
import HeadlessDevice
import Testing
import VirtualTime

@Suite("Requests and what they became")
struct ExchangeTests {
  private let device = Device()
  private var network: Network { device.network }

  private func request(_ method: String = "GET", _ path: String = "/a") -> HTTPRequest {
    HTTPRequest(method, path)
  }

  @Test("an exchange has its times and its outcome once it is answered, and not before")
  func times() throws {
    let response = HTTPResponse(status: 200, body: Data())
    network.add(
      Stub(method: "GET", path: "/a", outcome: .response(response), delay: .seconds(2)))
    try device.clock.advance(by: .seconds(1))
    network.send(request()) { _ in }
    #expect(network.exchanges.map(\.answeredAt) == [nil])
    #expect(network.exchanges.map { $0.outcome == nil } == [true])
    try device.clock.advance(by: .seconds(5))
    #expect(
      network.exchanges.map(\.answeredAt) == [VirtualClock.Instant(nanoseconds: 3_000_000_000)])
    #expect(network.exchanges.map { $0.outcome == nil } == [false])
    #expect(device.log.events.map(\.name) == ["GET /a", "200 GET /a"])
  }

  @Test("an app that waits for its answer gets it at once, and the exchange is recorded")
  func waiting() {
    network.add(
      Stub(method: "GET", path: "/a", outcome: .failure(.failed("broken")), delay: .seconds(2)))
    let result = network.answer(request())
    #expect(throws: NetworkError.failed("broken")) { try result.get() }
    #expect(network.exchanges.map(\.answeredAt) == [device.clock.now])
    #expect(device.log.events.map(\.name) == ["GET /a", "failed GET /a"])
    #expect(device.log.events.last?.detail == "broken")
  }

  @Test("an answered request is not lost when the connection is")
  func lostConnection() throws {
    network.add(
      Stub(
        method: "GET", path: "/a", outcome: .response(HTTPResponse(status: 200, body: Data()))))
    var results: [String] = []
    network.send(request()) { results.append((try? $0.get()).map { "\($0.status)" } ?? "failed") }
    try device.clock.advance(by: .seconds(1))
    network.isOnline = false
    try device.clock.advance(by: .seconds(1))
    #expect(results == ["200"])
  }

  @Test("only a status from 200 to 299 is a success")
  func success() {
    let all = [199, 200, 204, 299, 300, 404, 500].map { HTTPResponse(status: $0, body: Data()) }
    #expect(all.map(\.isSuccess) == [false, true, true, true, false, false, false])
  }

  @Test("a request and a response with JSON say so, with sorted keys and plain slashes")
  func json() throws {
    let value = ["b": "/x", "a": "1"]
    let request = try HTTPRequest("post", "/a", headers: ["X": "1"], json: value)
    let response = try HTTPResponse(status: 201, json: value)
    let body = Data(#"{"a":"1","b":"/x"}"#.utf8)
    #expect(request.body == body && response.body == body)
    #expect(request.headers == ["X": "1", "Content-Type": "application/json"])
    #expect(response.headers == ["Content-Type": "application/json"])
    #expect(request.summary == "POST /a" && response.status == 201)
  }

  @Test("an error of the network has a sentence of its own, which is its localized description")
  func errors() {
    let all: [NetworkError] = [.offline, .timedOut, .connectionLost, .failed("broken")]
    #expect(
      all.map(\.localizedDescription) == [
        "The Internet connection appears to be offline.", "The request timed out.",
        "The network connection was lost.", "broken",
      ])
    #expect(
      NetworkError.noServer("GET /a").localizedDescription == """
        Nothing answers GET /a: no stub matches, and the app brought no server. Write `given GET /a \
        responds 200 …`, or set Device.current.network.server.
        """)
  }
}
