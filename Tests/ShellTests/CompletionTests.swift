import Testing

@testable import Shell

@Suite("The Tab key") struct CompletionTests {
  /// A line with the word at `^` and the cursor at `|`, its candidates, and the expected edit.
  struct Case: CustomTestStringConvertible {
    let line: String
    let candidates: [String]
    let edit: Completion.Edit
    var ending = " "

    var testDescription: String { "\(line) \(candidates)" }
  }

  @Test(
    "the only candidate is inserted, several insert their common prefix or are listed",
    arguments: [
      Case(line: "^x|", candidates: [], edit: .beep),
      Case(line: "^he|", candidates: ["help"], edit: .replace(before: 2, after: 0, with: "help ")),
      Case(line: "^|", candidates: ["help"], edit: .replace(before: 0, after: 0, with: "help ")),
      Case(
        line: "given ^em|", candidates: ["email="],
        edit: .replace(before: 2, after: 0, with: "email="), ending: ""),
      Case(
        line: "^t|", candidates: ["tap", "type"], edit: .list(["tap", "type"].map { .init($0) })),
      Case(
        line: "^re|", candidates: ["record", "recall"],
        edit: .replace(before: 2, after: 0, with: "rec")),
      Case(
        line: "tap ^\"Si|", candidates: ["\"Sign in\"", "\"Sign up\""],
        edit: .replace(before: 3, after: 0, with: "\"Sign ")),
      Case(
        line: "tap ^\"Sign |", candidates: ["\"Sign in\"", "\"Sign up\""],
        edit: .list(["\"Sign in\"", "\"Sign up\""].map { .init($0) })),
      Case(
        line: "tap ^si|", candidates: ["\"Sign in\""],
        edit: .replace(before: 2, after: 0, with: "\"Sign in\" ")),
      Case(
        line: "tap ^SI|", candidates: ["Sink", "Sign"],
        edit: .replace(before: 2, after: 0, with: "Si")),
      Case(
        line: "tap ^SIG|", candidates: ["sign", "Sink"],
        edit: .list(["sign", "Sink"].map { .init($0) })),
      Case(
        line: "tap ^\"Si|\" in alert", candidates: ["\"Sign in\""],
        edit: .replace(before: 3, after: 2, with: "\"Sign in\" ")),
      Case(
        line: "^he| tap", candidates: ["help"],
        edit: .replace(before: 2, after: 1, with: "help ")),
      Case(
        line: "tap ^\"日e\u{301}|", candidates: ["\"日e\u{301}é\""],
        edit: .replace(before: 4, after: 0, with: "\"日e\u{301}é\" ")),
      Case(
        line: "tap ^\"|", candidates: ["\"a\\\"b\"", "\"a\\\\b\""],
        edit: .replace(before: 1, after: 0, with: "\"a")),
      Case(
        line: "tap ^\"|", candidates: ["\"👩‍👧\"", "\"👩‍👦\""],
        edit: .list(["\"👩‍👧\"", "\"👩‍👦\""].map { .init($0) })),
    ])
  func edits(_ example: Case) throws {
    let marked = example.line
    let word = try #require(marked.firstIndex(of: "^"))
    let before = String(marked[..<word])
    let rest = marked[marked.index(after: word)...]
    let cursor = try #require(rest.firstIndex(of: "|"))
    let typed = String(rest[..<cursor])
    let line = before + typed + rest[rest.index(after: cursor)...]
    let start = line.unicodeScalars.index(line.startIndex, offsetBy: before.unicodeScalars.count)
    let end = line.unicodeScalars.index(start, offsetBy: typed.unicodeScalars.count)
    let completion = Completion(
      wordStart: start, candidates: example.candidates.map { .init($0, ending: example.ending) })
    #expect(completion.edit(of: line, cursor: end) == example.edit)
  }

  @Test("a list shows the titles of the candidates")
  func titles() {
    let completion = Completion(
      wordStart: "".startIndex,
      candidates: [.init("\"a\"", title: "a, button"), .init("b", title: "b, cell")])
    #expect(completion.edit(of: "", cursor: "".endIndex) == .list(completion.candidates))
  }
}
