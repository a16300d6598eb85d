import Testing
import VirtualTime

@testable import Exploration
@testable import HeadlessDevice
@testable import RehearsalCore

@Suite("Parts that an exploration meets")
struct DiscoveryPartTests {
  private func screen(_ name: String, alert: Screen.Alert? = nil) -> Screen {
    var screen = Screen(elements: [])
    (screen.name, screen.alert) = (name, alert)
    return screen
  }

  private func exchange(_ path: String, _ outcome: Stub.Outcome?) -> Exchange {
    Exchange(
      request: HTTPRequest("GET", path), sentAt: .init(nanoseconds: 0),
      outcome: outcome)
  }

  private func names(
    _ before: Screen, _ after: Screen, _ exchanges: [Exchange] = []
  ) -> [String] {
    Discovery.Part.all(from: before, to: after, exchanges[...]).map { "\($0.kind) \($0.name)" }
  }

  @Test("a screen has an alert by its title, or else its message")
  func screens() {
    let titled = Screen.Alert(title: "Sure?", message: "a", buttons: [], isActionSheet: false)
    let untitled = Screen.Alert(title: nil, message: "a", buttons: [], isActionSheet: false)
    let empty = Screen.Alert(title: nil, message: nil, buttons: [], isActionSheet: false)
    func names(_ alert: Screen.Alert?) -> [String] {
      Discovery.Part.all(on: screen("A", alert: alert)).map { "\($0.kind) \($0.name)" }
    }
    #expect(names(nil) == ["screen A"])
    #expect(names(titled) == ["screen A", "alert Sure?"])
    #expect(names(untitled) == ["screen A", "alert a"])
    #expect(names(empty) == ["screen A", "alert "])
  }

  @Test("an act leads to a move between two screens, and to the requests that fail")
  func moves() {
    #expect(names(screen("A"), screen("A")) == ["screen A"])
    #expect(names(screen("A"), screen("B")) == ["screen B", "move A → B"])
    #expect(names(screen(""), screen("B")) == ["screen B"])
    let exchanges = [
      exchange("/a", .response(HTTPResponse(status: 200))),
      exchange("/b", .response(HTTPResponse(status: 404))), exchange("/c", nil),
      exchange("/d", .failure(.offline)),
    ]
    #expect(
      names(screen("A"), screen("A"), exchanges)
        == ["screen A", "failure GET /b", "failure GET /d"])
  }

  @Test("a part that is missed is told, and is checked by a line if one can tell")
  func lines() {
    let parts = [
      Discovery.Part(kind: .screen, name: "A"), .init(kind: .move, name: "A → B"),
      .init(kind: .alert, name: "Sure?"), .init(kind: .alert, name: ""),
      .init(kind: .failure, name: "GET /a"),
    ]
    #expect(
      parts.map(\.missed) == [
        "no script reaches the screen A", "no script reaches the move A → B",
        "no script reaches the alert Sure?", "no script reaches the alert ",
        "no script makes GET /a fail",
      ])
    #expect(
      parts.map(\.check) == [
        "expect screen A", "expect screen B", "expect alert \"Sure?\"", "expect alert", nil,
      ])
  }
}
