import HeadlessUIKit
import RehearsalCore
import Testing

@testable import WebShell

@Suite("Lines for clicks")
struct LineWriterTests {
  private let writer: LineWriter

  init() {
    var covered = Screen.Element(type: .button, label: "OK")
    covered.isCovered = true
    var field = Screen.Element(type: .textField, label: "Email")
    field.value = "ann"
    var secret = Screen.Element(type: .secureTextField, label: "Password")
    secret.value = "••"
    writer = LineWriter(
      Screen(elements: [
        covered, Screen.Element(type: .button, label: "OK"),
        Screen.Element(type: .staticText, label: "Save"),
        Screen.Element(type: .button, label: "Save"),
        Screen.Element(type: .button, label: "Delete"),
        Screen.Element(type: .button, label: "Delete"),
        Screen.Element(type: .cell, label: ""), Screen.Element(type: .cell, label: ""), field,
        secret,
      ]))
  }

  @Test("a label that only one element has is enough; else the type, then the position is added")
  func taps() throws {
    #expect(try writer.tap(1) == [#"tap "OK""#])
    #expect(try writer.tap(3) == [#"tap button "Save""#])
    #expect(try writer.tap(5) == [#"tap button "Delete" 2"#])
    #expect(try writer.tap(7) == ["tap cell 2"])
  }

  @Test("a cell of several lines is named by its position, a cell of one line by its label")
  func cells() throws {
    let writer = LineWriter(
      Screen(elements: [
        Screen.Element(type: .cell, label: "Ann"), Screen.Element(type: .cell, label: "Bob\nDelft"),
        Screen.Element(type: .staticText, label: "a\nb"),
      ]))
    #expect(
      try (0...2).map { try writer.tap($0) } == [
        [#"tap "Ann""#], ["tap cell 2"], [#"tap "a\nb""#],
      ])
  }

  @Test("a covered element and one that is gone are refused")
  func refusals() {
    #expect(throws: WebRefusal(409, "button \"OK\" is covered")) { try writer.tap(0) }
    #expect(throws: WebRefusal.self) { try writer.tap(10) }
  }

  @Test("a longer text is typed on, another one after the field was cleared, a secret always whole")
  func texts() throws {
    #expect(try writer.type("anna", into: 8) == [#"type "a" into "Email""#])
    #expect(try writer.type("bob", into: 8) == [#"clear "Email""#, #"type "bob" into "Email""#])
    #expect(try writer.type("ann", into: 8) == [])
    #expect(try writer.type("", into: 8) == [#"clear "Email""#])
    #expect(
      try writer.type("••a", into: 9) == [#"clear "Password""#, #"type "••a" into "Password""#])
  }

  @Test("a value is set with its quotes escaped")
  func values() throws {
    #expect(try writer.set(8, to: "a\"b") == [#"set "Email" "a\"b""#])
  }
}
