import HeadlessUIKit
import Testing

@testable import RehearsalCore

@Suite("The case of the text in a query")
struct CaseOfTextTests {
  private func taps(_ query: ElementQuery, on titles: String...) throws -> PropsValue? {
    let session = try waitingSession { screen in
      for title in titles { screen.addButton(title) }
    }
    try session.perform(.limited(.tap(query), within: .zero))
    return session.screen.props?[PropsPath([.member("taps"), .index(0)])]
  }

  @Test("a text is found in another case where no element has it in its own")
  func otherCase() throws {
    #expect(try taps(ElementQuery("send"), on: "Other", "SEND") == .string("SEND"))
    #expect(
      try taps(ElementQuery(type: .button, containing: "END"), on: "Other", "Send it")
        == .string("Send it"))
  }

  @Test("an element that has the text in its own case comes before one with another case")
  func ownCase() throws {
    #expect(try taps(ElementQuery("send"), on: "Send", "send") == .string("send"))
    #expect(
      try taps(ElementQuery(type: .button, containing: "end"), on: "END", "Send")
        == .string("Send"))
  }

  @Test(
    "texts are equal without regard to case, in every alphabet, if no letter differs",
    arguments: [
      ("жук", "ЖУК", true), ("жук", "ЖУЛ", false), ("café", "CAFÉ", true), ("a1", "A1", true),
      ("a", "b", false), ("[", "{", false), ("@", "`", false), ("", "", true), ("a", "", false),
      ("ab", "abc", false), ("é", "e", false),
    ])
  func equal(_ text: String, _ other: String, isEqual: Bool) {
    #expect(text.equalsIgnoringCase(other) == isEqual)
    #expect(other.equalsIgnoringCase(text) == isEqual)
  }
}
