import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import Exploration

/// An app whose button counts its taps.
private final class TapCountAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    let count = UILabel()
    count.text = ""
    screen.view.addSubview(count)
    screen.view.addSubview(
      UIButton(primaryAction: UIAction(title: "Add") { _ in count.text = (count.text ?? "") + "I" })
    )
    return screen
  }
}

@Suite("Repeated lines, and acts from outside")
struct RepeatedStepTests {
  private let reader = ActReader()

  @Test("a repeated line is performed each time, as one act")
  func trial() throws {
    let app = AppUnderTest(
      delegate: TapCountAppDelegate.self, configuration: Session.Configuration())
    let trial = try app.trial()
    try trial.perform(try #require(reader.act(["repeat 3: tap Add"])))
    #expect(trial.session.screen.elements.map(\.label) == ["III", "Add"])
    #expect(trial.performed.map(\.lines) == [["repeat 3: tap Add"]])
  }

  @Test("a repeated line teaches what it types and opens")
  func learned() {
    let document = ScriptLoader().document(
      SourceText(
        name: "learned.script",
        lines: [
          "expect screen Form", #"repeat 2: type "ann" into Name"#,
          "repeat 2: open notes://orders/2",
        ]))
    let learned = LearnedActs(document.scenes)
    #expect(learned.texts["Form/name"] == ["ann"])
    #expect(learned.arrivals == [.outside(.open(url: "notes://orders/2"))])
  }

  @Test(
    "a link, a notification, a quick action and the foreground arrive, a touch and a wait do not",
    arguments: [
      ("open notes://orders/2", true), (#"push {"id": 1}"#, true), ("shortcut new", true),
      ("foreground", true), ("tap Add", false), ("wait 1s", false),
    ])
  func arrivals(line: String, isArrival: Bool) throws {
    #expect(try #require(reader.act([line])).isArrival == isArrival)
  }
}
