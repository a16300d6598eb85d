import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app whose screen tells props, and shows a text view.
private final class PropsAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { PropsViewController() }
}

private final class PropsViewController: UIViewController {
  private struct Props {
    let note = "Keys are here"
    let names = ["Ann", "Bob"]
    let total = 2
    let none: [String] = []
  }

  override var rehearsalProps: Any? { Props() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UITextView()
    note.accessibilityLabel = "Note"
    note.text = "one\ntwo"
    let line = UITextView()
    line.accessibilityLabel = "Line"
    line.text = "one"
    for text in [note, line] { view.addSubview(text) }
  }
}

@Suite("Texts of failed expectations of values")
struct PropsFailureTests {
  /// Returns what a failure says was seen, and the lines that differ.
  private func text(_ subject: RehearsalCore.Expectation.Subject) throws -> [String] {
    let session = try Session(PropsAppDelegate.self)
    try session.launch()
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(RehearsalCore.Expectation(subject, within: .zero))
    }
    return [failure?.seen ?? "nothing"] + (failure?.difference ?? [])
  }

  private func props(_ member: String, _ expected: PropsValue) throws -> [String] {
    try text(.props(PropsPath([.member(member)]), .equal, expected))
  }

  @Test("a number, or an empty list, is told without a difference")
  func single() throws {
    #expect(try props("total", .int(3)) == ["props.total is 2"])
    #expect(try props("none", .int(3)) == ["props.none is []"])
  }

  @Test("a list is told with the difference of its lines, whatever is expected")
  func list() throws {
    #expect(
      try props("names", .list([.string("Ann")])) == [
        #"props.names is ["Ann", "Bob"]"#, "  [", #"-   "Ann""#, #"+   "Ann","#, #"+   "Bob""#,
        "  ]",
      ])
    #expect(
      try props("names", .int(1)) == [
        #"props.names is ["Ann", "Bob"]"#, "- 1", "+ [", #"+   "Ann","#, #"+   "Bob""#, "+ ]",
      ])
    #expect(
      try props("total", .list([.int(2)])) == ["props.total is 2", "- [", "-   2", "- ]", "+ 2"])
  }

  @Test("a text is told with its words that differ, below both texts")
  func words() throws {
    #expect(
      try props("note", .string("Keys are gone")) == [
        #"props.note is "Keys are here""#, "- Keys are gone", "           ^^^^", "+ Keys are here",
        "           ^^^^",
      ])
  }

  @Test("a path that the props lack is told with the names that they have")
  func missing() throws {
    #expect(
      try props("notes", .int(1)) == ["props has no notes; it has note, names, total, none"])
  }

  @Test("texts of which one has several lines are compared line by line")
  func lines() throws {
    func value(_ label: String, _ expected: String) throws -> [String] {
      try text(.attribute(ElementQuery(label), .value, expected))
    }
    #expect(try value("Note", "one") == [#"value "one\ntwo""#, "  one", "+ two"])
    #expect(try value("Line", "one\ntwo") == [#"value "one""#, "  one", "- two"])
    #expect(try value("Note", "one\nthree") == [#"value "one\ntwo""#, "  one", "- three", "+ two"])
    #expect(
      try value("Line", "one more") == [#"value "one""#, "- one more", "      ^^^^", "+ one"])
  }
}
