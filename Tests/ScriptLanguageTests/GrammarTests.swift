import Foundation
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("The grammar of scripts")
struct GrammarTests {
  @Test("Docs/Script.md has the grammar of the command table")
  func page() throws {
    let page = try String(contentsOfFile: "Docs/Script.md", encoding: .utf8)
    let grammar = page.components(separatedBy: "<!-- grammar -->\n```\n").last?
      .components(separatedBy: "\n```\n<!-- end of grammar -->").first
    #expect(
      grammar == ScriptGrammar.lines.joined(separator: "\n"),
      "put what `rehearse help grammar` prints between the page's two marks")
  }

  @Test("the parser accepts each command of the grammar, with each of its optional parts")
  func sentences() {
    var count = 0
    for form in CommandTable.shared.forms where form.place != .prompt {
      for sentence in Self.sentences(form.syntax.filter { $0 != form.unspoken }) {
        let problem = Self.problem(of: sentence)
        #expect(problem == nil || Self.isMeaning(problem ?? ""), "\(sentence): \(problem ?? "")")
        count += 1
      }
    }
    #expect(count > 150)
  }

  @Test("the parser refuses each command of the grammar without its last part")
  func incompleteSentences() {
    for form in CommandTable.shared.forms where form.place != .prompt {
      let syntax = form.syntax.filter { if case .optional = $0 { false } else { true } }
      guard syntax.count > 1, let sentence = Self.sentences(Array(syntax.dropLast())).first,
        !Self.isForm(Array(syntax.dropLast()))
      else { continue }
      #expect(Self.problem(of: sentence) != nil, "\(sentence) was accepted")
    }
  }

  @Test("every example of the command table is a sentence of the language")
  func examples() {
    for form in CommandTable.shared.forms where form.place != .prompt {
      let problem = Self.problem(of: form.example)
      #expect(problem == nil, "\(form.example): \(problem ?? "")")
    }
  }

  /// The mistakes that depend on more than the grammar: names, files, and parts that exclude each other.
  private static func isMeaning(_ problem: String) -> Bool {
    ["cannot be combined", "needs `expect no`", "cannot be repeated"].contains {
      problem.contains($0)
    }
  }

  private static func isForm(_ syntax: [Syntax]) -> Bool {
    problem(of: sentences(syntax).first ?? "") == nil
  }

  private static func problem(of line: String) -> String? {
    var context = LineParser.Context()
    context.read = { _, _ throws(Problem) in Array("{}".utf8) }
    var parser = LineParser(SourceText(name: "", lines: [line]), line: 0, context: context)
    do throws(Problem) {
      _ = try parser.parse()
      return parser.problems.first?.title
    } catch {
      return error.title
    }
  }

  /// Returns the sentences of a form: without optional parts, and with each of them alone.
  private static func sentences(_ syntax: [Syntax]) -> [String] {
    let optional = syntax.indices.filter { if case .optional = syntax[$0] { true } else { false } }
    let plain = syntax.indices.filter { !optional.contains($0) }
    var sentences = [plain.flatMap { words(syntax[$0]) }.joined(separator: " ")]
    for index in optional {
      guard case .optional(let choices) = syntax[index] else { continue }
      for choice in choices {
        let parts = syntax.indices.flatMap { place -> [String] in
          if place == index { return choice.flatMap(words) }
          return plain.contains(place) ? words(syntax[place]) : []
        }
        sentences.append(parts.joined(separator: " "))
      }
    }
    return sentences
  }

  private static func words(_ element: Syntax) -> [String] {
    switch element {
    case .word(let word): [word]
    case .operand(let operand): [sample(of: operand)]
    case .optional: []
    }
  }

  private static func sample(of operand: Operand) -> String {
    switch operand.kind {
    case .text, .quoted: #""a text""#
    case .screen, .screens, .coordinator, .snapshot, .key, .variable: "Name"
    case .element, .settable, .expected: #"button "Sign in" in cell 2"#
    case .counted: #"cells containing "Ann""#
    case .choice(let words): words[0]
    case .duration: "3s"
    case .keys: "cmd+n"
    case .number(let range): "\(max(range.lowerBound, min(200, range.upperBound)))"
    case .url: "crew://shifts"
    case .file, .content: "file.json"
    case .pairs, .pair: "key=value"
    case .json, .body: #"{"a": [1]}"#
    case .method: "GET"
    case .path: "/shifts/*"
    case .date: "2026-01-05T09:00:00Z"
    case .locale: "nl_NL"
    case .props: "props.items[0].name"
    case .comparison: "=="
    case .literal: "3"
    case .times: "3:"
    case .command: "back"
    case .topic, .tags: "smoke"
    }
  }
}
