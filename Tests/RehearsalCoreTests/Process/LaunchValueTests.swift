import HeadlessDevice
import RehearsalCore
import Testing

@Suite("The values that are stored before the first launch")
struct LaunchValueTests {
  private func session() throws -> Session {
    var configuration = Session.Configuration()
    configuration.launch = ["name": "Ann", "onboarded": "true"]
    return try Session(CounterAppDelegate.self, configuration)
  }

  private func stored(_ session: Session) -> [String: String] {
    session.device.storage.values.compactMapValues(\.text)
  }

  @Test("a launch stores them, once: what has changed since stays at the next launch")
  func once() throws {
    let session = try session()
    #expect(stored(session) == [:])
    try session.launch()
    #expect(stored(session) == ["name": "Ann", "onboarded": "true"])
    session.device.storage["name"] = .text("Bob")
    session.device.storage["onboarded"] = nil
    try session.launch()
    #expect(stored(session) == ["name": "Bob"])
  }

  @Test("values of the launch itself take their place")
  func launchAction() throws {
    let session = try session()
    try session.perform(.launch(["name": "Bob"]))
    #expect(stored(session) == ["name": "Bob", "onboarded": "true"])
  }

  @Test("an app that a link starts finds them, too")
  func link() throws {
    let session = try session()
    try session.perform(.open(url: "app://home"))
    #expect(stored(session) == ["name": "Ann", "onboarded": "true"])
  }
}
