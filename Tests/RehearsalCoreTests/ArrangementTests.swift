import Foundation
import HeadlessDevice
import RehearsalCore
import Testing

@Suite("What a session arranges around its app")
struct ArrangementTests {
  private func session() throws -> Session { try Session(CounterAppDelegate.self) }

  @Test("the network gets its answers, its connection and its latency")
  func network() throws {
    let session = try session()
    let network = session.device.network
    #expect(network.isOnline)
    try session.arrange(.network(isOnline: false))
    #expect(!network.isOnline)
    try session.arrange(.network(isOnline: true))
    #expect(network.isOnline)
    try session.arrange(.latency(.milliseconds(70)))
    #expect(network.latency == .milliseconds(70))
    let answer = HTTPResponse(status: 204, body: Data())
    try session.arrange(.stub(Stub(method: "GET", path: "/a", outcome: .response(answer))))
    var status: Int?
    network.send(HTTPRequest("GET", "/a")) { status = try? $0.get().status }
    try session.device.clock.advance(by: .seconds(1))
    #expect(status == 204)
  }

  @Test("values are stored and removed, after those of the configuration")
  func storage() throws {
    var configuration = Session.Configuration()
    configuration.launch = ["a": "first", "b": "second"]
    let session = try Session(CounterAppDelegate.self, configuration)
    try session.arrange(.storage(key: "a", value: "third"))
    try session.arrange(.storageWithout(key: "b"))
    #expect(session.device.storage.string(forKey: "a") == "third")
    #expect(session.device.storage.string(forKey: "b") == nil)
    try session.launch()
    #expect(session.device.storage.string(forKey: "a") == "third")
    #expect(session.device.storage.string(forKey: "b") == nil)
  }

  @Test("the device gets its biometry, width, locale and date")
  func device() throws {
    let session = try session()
    for biometry in [Biometry.faceID, .touchID, .none] {
      try session.arrange(.biometry(biometry))
      #expect(session.device.biometry == biometry)
    }
    for width in [DisplayWidth.compact, .regular] {
      try session.arrange(.width(width))
      #expect(session.device.width == width)
    }
    try session.arrange(.locale("nl_NL"))
    #expect(session.device.locale.identifier == "nl_NL")
    let date = Date(timeIntervalSince1970: 86_400)
    try session.arrange(.date(date))
    #expect(session.device.date == date)
  }
}
