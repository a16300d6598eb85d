import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with a hidden button, a button and a switch called Send, and more labels than a message lists.
private final class CrowdedAppDelegate: RootAppDelegate {
  static var labelCount = 0

  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    let texts = ["Send"] + (0..<Self.labelCount).map { "Text \($0)" }
    for text in texts {
      let label = UILabel()
      label.text = text
      screen.view.addSubview(label)
    }
    for title in ["Send", "Secret"] {
      let button = UIButton(primaryAction: UIAction(title: title) { _ in })
      button.isHidden = title == "Secret"
      screen.view.addSubview(button)
    }
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Send"
    screen.view.addSubview(toggle)
    return screen
  }
}

@Suite("Queries without a match or with several")
struct NotFoundTests {
  private func error(_ query: ElementQuery, labels: Int = 0) throws -> [String] {
    CrowdedAppDelegate.labelCount = labels
    let session = try Session(CrowdedAppDelegate.self)
    try session.launch()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.limited(.tap(query), within: .zero))
    }
    return [error?.message ?? ""] + (error?.notes ?? []).filter { $0 != "nothing is pending" }
  }

  @Test("a hidden element is told to be there, with what is in sight")
  func hidden() throws {
    #expect(
      try error(ElementQuery("Secret")) == [
        #"button "Secret" is there but hidden"#, #"what is in sight: "Send""#,
      ])
  }

  @Test("an alert, a sheet, a banner or an outer element that is not there is told")
  func scopes() throws {
    #expect(try error(ElementQuery("OK", in: .alert)) == ["no alert is up, so nothing is in it"])
    #expect(try error(ElementQuery("OK", in: .sheet)) == ["no sheet is up, so nothing is in it"])
    #expect(try error(ElementQuery("OK", in: .banner)) == ["no banner is up, so nothing is in it"])
    let outer = ElementQuery("Row", type: .cell)
    #expect(
      try error(ElementQuery("OK", in: .element(outer))).first
        == #"there is no cell "Row" on UIViewController"#)
  }

  @Test("elements of two types with one name are listed with the remedies, the type first")
  func ambiguity() throws {
    #expect(
      try error(ElementQuery("Send")) == [
        #""Send" could be any of 2 elements"#, #"1: button "Send""#, #"2: switch "Send""#,
        "say which type, as in button …",
        #"say which one with its number, as in button "Send" 1"#,
        #"or where it is, as in "Send" in cell containing "…""#,
      ])
  }

  @Test("twelve elements are listed, and the number of the others")
  func many() throws {
    let exact = try error(ElementQuery("Nothing"), labels: 9)
    let more = try error(ElementQuery("Nothing"), labels: 14)
    #expect(
      exact.filter { $0.hasPrefix("  ") }.count == 12 && !exact.contains { $0.contains("more") })
    #expect(more.filter { $0.hasPrefix("  ") }.count == 13)
    #expect(more.contains("  … and 5 more"))
  }

  @Test("an index past the last match is told with the matches, at most twelve")
  func index() throws {
    var query = ElementQuery(nil, type: .staticText)
    query.index = 20
    #expect(
      try error(query) == [
        "there is no staticText 20: there is only 1", #"1: staticText "Send""#,
      ])
    let many = try error(query, labels: 14)
    #expect(many.first == "there is no staticText 20: there are only 15")
    #expect(many.count == 14 && many.last == "… and 3 more", "\(many)")
    #expect(many.dropFirst(2).first == #"2: staticText "Text 0""#)
  }
}
