import HeadlessUIKit
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Lines that differ in their quoted texts")
struct LineShapeTests {
  /// Texts that other parts of the language are written like, and texts that are not plain.
  private static let texts = [
    "a", "", "in", "3", #"a \"b\""#, "b", "${x}", "${y}", "#", "not a regex [", "null", "==",
    "enabled", "alert", "now", "GET", "/trips", "key=value", "props.a", "2026-01-05", "é日\u{301}",
    "a b", #"\q"#,
  ]

  /// Returns the lines that an example becomes if one of its words is another quoted text each time.
  ///
  /// Each word has another first text, and another end of the line.
  private func lines(like example: String) -> [String] {
    let words = words(of: example)
    return words.indices.dropFirst().flatMap { index in
      let start = index * 5 % Self.texts.count
      return (Self.texts[start...] + Self.texts[..<start]).map { text in
        var line = words
        line[index] = "\"\(text)\""
        return line.joined(separator: " ") + ["", "  # \"a\" comment", " now"][index % 3]
      }
    }
  }

  /// Splits a line at its spaces outside of quotes.
  private func words(of line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// The steps and mistakes of a script.
  private struct Reading: Equatable {
    var works: [Step.Work] = []
    var spans: [Range<Int>] = []
    var locations: [ScriptLocation] = []
    var mistakes: [String] = []

    init(_ lines: [String], after linesBefore: Int = 0) {
      let source = SourceText(
        name: "a.script", lines: ["let x = \"in\""] + lines, after: linesBefore)
      let document = ScriptLoader(files: .memory(["news.json": "{}"])).document(source)
      let steps = document.scenes.flatMap(\.steps)
      works = steps.map(\.work)
      spans = steps.map(\.span.bytes)
      locations = steps.map(\.location)
      mistakes = document.problems.flatMap(\.lines)
    }

    /// Reads each line as the only one of a script, at its place.
    init(eachOf lines: [String]) {
      for (index, line) in lines.enumerated() {
        let reading = Reading([line], after: index)
        works += reading.works
        spans += reading.spans
        locations += reading.locations
        mistakes += reading.mistakes
      }
    }
  }

  @Test("lines of one shape are read as if each were alone")
  func differences() {
    for form in CommandTable.shared.forms where form.place == .anywhere {
      let lines = lines(like: form.example)
      #expect(Reading(lines) == Reading(eachOf: lines), "\(form.example)")
    }
  }

  @Test("lines of one shape with two texts are read as if each were alone")
  func pairs() {
    let lines = Self.texts.flatMap { text in
      [
        "expect \"\(text)\" in cell containing \"\(text)\" within 20s # twice",
        "\t type \"\(text)\" into \"\(text)\"  ",
        "expect textField \"\(text)\" has value \"\(text)\"",
        "expect props.a.b == \"\(text)\"", "expect props.a.b matches \"\(text)\"",
        "expect no \"\(text)\" in alert for 2s", "set switch \"\(text)\" \"\(text)\"",
        "expect storage key matches \"\(text)\"", "given POST /a fails \"\(text)\" once",
        "expect path \"\(text)\" \"\(text)\"", "expect at least 2 cells containing \"\(text)\"",
      ]
    }
    #expect(Reading(lines) == Reading(eachOf: lines))
  }

  @Test("an invalid pattern in a line of a known shape is a mistake at its own place")
  func mistakes() {
    let lines = ["a", "b", "c", "not a [", "d"].map { "expect storage key matches \"\($0)\"" }
    let reading = Reading(lines)
    #expect(reading.works.count == 4)
    #expect(
      reading.mistakes == [
        "error: invalid regular expression", "  --> a.script:5:28", "   |",
        " 5 | expect storage key matches \"not a [\"",
        "   |                            ^^^^^^^^^ expected a pattern for Swift's Regex",
      ])
  }

  @Test("the third line of a shape is made from the second; a line of another shape is not")
  func known() throws {
    var shapes = LineShapes(lineCount: 8)
    #expect(try shapes.step(ofOrKeep: "tap \"a\" in cell 2") == nil)
    #expect(try shapes.step(ofOrKeep: "tap \"\" in cell 2") == nil)
    let query = ElementQuery("long", in: .element(ElementQuery(type: .cell, index: 2)))
    #expect(try shapes.step(ofOrKeep: "tap \"long\" in cell 2") == .act(.tap(query)))
    #expect(try shapes.step(ofOrKeep: "tap \"long\" in cell 3") == nil)
    #expect(try shapes.step(ofOrKeep: "tap long in cell 2") == nil)
    #expect(try shapes.step(ofOrKeep: "tap \"a\\n\" in cell 2") == nil)
  }

  @Test("a quoted text is never the only sign of which operand is next")
  func operands() {
    for state in states()
    where state.operands.contains(where: { $0.operandKind?.isOfWords == true }) {
      #expect(state.operands.count == 1, "\(state.operands.map(\.element.synopsis))")
    }
  }

  /// Returns the parser's states after each word and operand of the command table.
  private func states() -> [SyntaxState] {
    let table = CommandTable.shared
    var nodes = table.names().compactMap { table.nodes[$0] }
    var index = 0
    while index < nodes.count {
      nodes += nodes[index].edges.map(\.target)
      index += 1
    }
    return nodes.map(\.state)
  }
}

extension Operand.Kind {
  /// Whether an operand is one of some words, which may be in quotes.
  fileprivate var isOfWords: Bool {
    switch self {
    case .choice, .comparison: true
    default: false
    }
  }
}

extension LineShapes {
  /// Returns the work of a line of a known shape; parses and keeps another line.
  fileprivate mutating func step(ofOrKeep text: String) throws(Problem) -> Step.Work? {
    let source = SourceText(name: "a.script", lines: [text])
    if let (work, span) = step(of: source.bytes(ofLine: 0)) {
      #expect(span == 0..<text.utf8.count)
      return work
    }
    var parser = LineParser(source, context: LineParser.Context())
    if let form = try parser.form() { add(form, freeTexts: parser.freeTexts, at: parser.span) }
    return nil
  }
}
