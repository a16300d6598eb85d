import Testing

@testable import HeadlessDevice

@Suite("Logs that are emptied")
struct ForgettingTests {
  @Test("a cleared log has no events, and takes new ones")
  func events() {
    let device = Device()
    device.log.post("one")
    device.log.clear()
    #expect(device.log.events.isEmpty && !device.log.contains("one"))
    device.log.post("two")
    #expect(device.log.events.map(\.name) == ["two"])
  }

  @Test("forgotten exchanges are not listed, and later ones are")
  func exchanges() throws {
    let device = Device()
    for path in ["/a", "/b"] { device.network.send(HTTPRequest("GET", path)) { _ in } }
    device.network.forgetExchanges()
    #expect(device.network.exchanges.isEmpty)
    device.network.send(HTTPRequest("GET", "/c")) { _ in }
    #expect(device.network.exchanges.map(\.request.path) == ["/c"])
  }
}
