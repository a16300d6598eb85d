import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing
import VirtualTime

@Suite("Findings of an act that waits")
struct WaitingFindingTests {
  /// A session whose app makes a mistake after one second, and has its button after two.
  private func session() throws -> Session {
    try waitingSession { screen in
      screen.later(.seconds(1)) { ClockDiagnostics.current.add(mistake: "unhandled") }
      screen.later(.seconds(2)) { screen.addButton("Send") }
    }
  }

  private func findings(_ session: Session) -> [String] {
    session.device.findings.all.map { "\($0.step) \($0.message)" }
  }

  @Test("an error that nobody handles while an act waits is a finding of that act")
  func performed() throws {
    let session = try session()
    try session.perform(.memoryWarning)
    try session.perform(.tap(ElementQuery("Send")))
    #expect(findings(session) == ["2 unhandled"])
  }

  @Test("an error that nobody handles while an act waits in vain is a finding of that act")
  func failed() throws {
    let session = try session()
    #expect(throws: SessionError.self) { try session.perform(.tap(ElementQuery("Sell"))) }
    #expect(findings(session) == ["1 unhandled"])
    try session.perform(.tap(ElementQuery("Send")))
    #expect(findings(session) == ["1 unhandled"])
  }

  @Test("an error that nobody handles while an expectation waits is there once it is met")
  func expected() throws {
    let session = try session()
    try session.expect(Expectation(.element(ElementQuery("Send"))))
    #expect(session.device.findings.all.map(\.message) == ["unhandled"])
  }
}
