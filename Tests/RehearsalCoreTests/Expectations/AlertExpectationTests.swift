import HeadlessUIKit
import Testing

@testable import RehearsalCore

@Suite("Expectations of alerts and action sheets")
struct AlertExpectationTests {
  /// Returns which of some texts an alert has: none, its title, its message, its button, another.
  private func holds(
    _ style: UIAlertController.Style, _ subject: (String?) -> RehearsalCore.Expectation.Subject
  ) throws -> [Bool] {
    let session = try waitingSession { screen in
      screen.addButton("Ask").addAction(
        UIAction { [weak screen] _ in
          let alert = UIAlertController(title: "Sure?", message: "Really.", preferredStyle: style)
          alert.addAction(UIAlertAction(title: "Yes", style: .default))
          screen?.present(alert, animated: false)
        }, for: .primaryActionTriggered)
    }
    #expect(!session.holds(subject(nil)))
    try session.perform(.tap(ElementQuery("Ask")))
    return [nil, "Sure?", "Really.", "Yes", ""].map { session.holds(subject($0)) }
  }

  @Test("an alert holds without a text, with its title or with its message, and is no sheet")
  func alert() throws {
    #expect(try holds(.alert) { .alert($0) } == [true, true, true, false, false])
    #expect(try holds(.alert) { .sheet($0) } == [false, false, false, false, false])
  }

  @Test("a sheet holds without a text, with its title or with its message, and is no alert")
  func sheet() throws {
    #expect(try holds(.actionSheet) { .sheet($0) } == [true, true, true, false, false])
    #expect(try holds(.actionSheet) { .alert($0) } == [false, false, false, false, false])
  }
}
