import Dispatch
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Work of the main queue at the end of the app's process")
struct DroppedWorkTests {
  private final class Token: Sendable {}

  @Test("a block that is due later is released with what it captures, and never runs")
  func delayed() throws {
    weak var held: Token?
    let session = try waitingSession { screen in
      let token = Token()
      held = token
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [token] in logEvent("\(token)") }
    }
    #expect(held != nil)
    try session.perform(.kill)
    #expect(held == nil)
    try session.perform(.wait(.seconds(5)))
    #expect(session.device.log.events.filter { $0.source == .app }.map(\.name) == [])
  }

  @Test("a block that has run is released with what it captures")
  func performed() throws {
    weak var held: Token?
    let session = try waitingSession { screen in
      let token = Token()
      held = token
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [token] in
        withExtendedLifetime(token) { logEvent("ran") }
      }
    }
    try session.perform(.wait(.seconds(2)))
    #expect(session.device.log.events.filter { $0.source == .app }.map(\.name) == ["ran"])
    #expect(held == nil)
  }
}
