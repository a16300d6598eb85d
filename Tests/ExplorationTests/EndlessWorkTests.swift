import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

/// An app whose button Start begins work after a second that never ends at its instant.
private final class EndlessAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Start") { _ in
          Device.current.clock.schedule(after: .seconds(1)) { Self.repeatForEver() }
        }))
    return screen
  }

  private static func repeatForEver() {
    Device.current.clock.schedule(after: .zero) { repeatForEver() }
  }
}

@Suite("Work after an act that never ends")
struct EndlessWorkTests {
  @Test("an app that never ends its work after an act has no screen at the end of it")
  func settling() throws {
    let reader = ActReader()
    let app = AppUnderTest(
      delegate: EndlessAppDelegate.self, configuration: Session.Configuration())
    let act = try #require(reader.act(["tap Start"]))
    let evidence = try #require(Examiner(app, reader).examine(act, after: []))
    #expect(evidence.error == nil)
    let settling = evidence.settling
    #expect(settling.screen == nil && settling.trial == nil)
    #expect(settling.sent.isEmpty && settling.waited == .zero)
  }
}
