import Crew
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// A walk over some of the screens, whose props are compared after each action.
struct PropsWalk {
  let storage: [String: String]
  let actions: [Action]

  private static func tap(_ text: String) -> Action { .tap(ElementQuery(text)) }

  private static func tab(_ title: String) -> Action { .tap(ElementQuery(title, type: .tab)) }

  private static func row(_ number: Int) -> Action {
    .tap(ElementQuery(type: .cell, index: number))
  }

  private static func type(_ text: String, _ field: String) -> Action {
    .type(text, into: ElementQuery(field))
  }

  /// Walks that together reach all screens, with their values on and off.
  static let all = [
    PropsWalk(
      storage: [:],
      actions: [
        tap("Get started"), tap("Help"), tap("Close"), tap("Allow notifications"),
        tap("Allow location"), tap("Continue"), type("ann@crew.example", "Email"),
        type("secret", "Password"), tap("Forgot password?"), type("ann@crew.example", "Email"),
        tap("Send link"), tap("Sign in"),
      ]),
    PropsWalk(
      storage: Session.signedIn.merging(["allowsLocation": "true"]) { $1 },
      actions: [
        row(1), tap("Job page"), tap("Apply"), .back, tap("Find substitute"), row(2),
        tap("Request"), tap("Close"),
      ]),
    PropsWalk(
      storage: Session.signedIn,
      actions: [tab("Trips"), tap("Past"), row(1), .back, .refresh]),
    PropsWalk(
      storage: Session.signedIn,
      actions: [
        tab("Tasks"), type("the", "Search"), row(2), tap("Done"), .back, tap("Add"),
        type("Sweep", "Name"), tap("Add"),
      ]),
    PropsWalk(
      storage: Session.signedIn,
      actions: [
        tab("Chat"), type("Hello", "Message"), tap("Send"), row(2), .back, tab("Account"),
        tap("Face ID"), tap("Refresh profile"),
      ]),
  ]
}
