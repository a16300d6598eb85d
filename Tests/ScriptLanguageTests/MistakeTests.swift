import Testing

@testable import ScriptLanguage

@Suite("What is wrong with a line")
struct MistakeTests {
  /// A line, the mistake's title, what is said below the caret, and the notes.
  nonisolated struct Mistake: CustomTestStringConvertible, Sendable {
    let line: String
    let title: String
    let label: String
    let notes: [String]

    init(_ line: String, _ title: String, _ label: String, _ notes: String...) {
      self.line = line
      self.title = title
      self.label = label
      self.notes = notes
    }

    var testDescription: String { line }
  }

  private static let ends =
    "`within`, `now`, `enabled`, `disabled`, `selected`, `focused`, `on` or `off`, `not`, `has`, "
    + "`for` or the end of the line must stand here"

  static let mistakes = [
    Mistake(
      "tpa \"x\"", "there is no command `tpa`", "did you mean `tap`?",
      "`rehearse help commands` lists what there is"),
    Mistake(
      "tap", "the line ends too early", "an element: its text, its type, or both must follow"),
    Mistake(
      "tap buton \"x\"", "nothing may follow here", "`tap S` is complete",
      "`buton` was read as an element; did you mean `button`?"),
    Mistake(
      "expect scren ShiftList", "`ShiftList` cannot stand here", ends,
      "`scren` was read as an element; did you mean `screen`?"),
    Mistake(
      "expect no scren ShiftList", "`ShiftList` cannot stand here", ends,
      "`scren` was read as an element; did you mean `screen`?"),
    Mistake(
      "expect no 3 cells", "`no` and a number cannot stand together",
      "`expect no cell`, or `expect at most 2 cells`"),
    Mistake(
      "expect \"x\" for 2s", "`for` goes with `expect no` only",
      "it says how long something must stay away"),
    Mistake(
      "given network of", "`of` cannot stand here", "did you mean `offline`?",
      "`offline` or `online` must stand here"),
    Mistake(
      "wait 5", "`5` is no duration", "a duration, such as 250ms, 3s, 2m or 1h must stand here"),
    Mistake("tap cell 0", "elements are counted from 1", "1, 2, 3 …"),
    Mistake("look", "`look` is for the prompt only", "not for a script"),
    Mistake(
      "given GET /x responds 99", "99 is out of range", "a number from 100 to 599 must stand here"),
    Mistake(
      "given GET /x responds 200 {\"a\": }", "this is no JSON",
      "a value must stand here: an object, a list, a text, a number, true, false, null"),
    Mistake(
      "tap \"${nope}\"", "there is no variable `nope`", "",
      "`let nope = \"…\"` before this line says what it stands for"),
  ]

  @Test("is said with what must stand there, or what was meant", arguments: await mistakes)
  func mistake(_ mistake: Mistake) throws {
    let failure = #expect(throws: Failure.self) { try parse(mistake.line) }
    let lines = try #require(failure).lines
    #expect(lines.first == "error: \(mistake.title)")
    let caret = try #require(lines.first { $0.contains("^") })
    #expect(caret.drop { $0 != "^" }.drop { $0 == "^" }.drop { $0 == " " } == mistake.label)
    let notes = lines.filter { $0.contains("   = ") }
      .map { String($0.drop { $0 != "=" }.dropFirst(2)) }
    #expect(notes == mistake.notes)
  }
}
