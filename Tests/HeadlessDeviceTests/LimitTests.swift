import HeadlessDevice
import Testing

@Suite("Limits of the event log and the network")
struct LimitTests {
  @Test("the event log keeps at least the last 100,000 events and at most 200,000")
  func events() {
    let log = Device().log
    for number in 1...(2 * EventLog.limit) { log.post("\(number)") }
    #expect(log.events.count == 2 * EventLog.limit)
    log.post("one more")
    #expect(log.events.count == EventLog.limit + 1)
    #expect(log.events.first?.name == "\(EventLog.limit + 1)")
    #expect(log.events.last?.name == "one more")
  }

  @Test("requests removed from exchanges are still answered; later ones get their own outcome")
  func exchanges() throws {
    let device = Device()
    device.network.add(
      Stub(method: "GET", path: "/a", outcome: .response(HTTPResponse(status: 204))))
    var answers = 0
    for number in 1...(2 * Network.limit) {
      if number % 50_000 == 0 { try device.clock.advance(by: .milliseconds(1)) }
      device.network.send(HTTPRequest("GET", "/a")) { _ in answers += 1 }
    }
    device.network.send(HTTPRequest("GET", "/b")) { _ in answers += 1 }
    #expect(device.network.exchanges.count == Network.limit + 1)
    while try device.clock.advanceToNextDeadline() {}
    #expect(answers == 2 * Network.limit + 1)
    #expect(device.network.exchanges.last?.request.path == "/b")
    #expect(device.network.exchanges.allSatisfy { $0.outcome != nil })
  }
}
