import HeadlessUIKit
import RehearsalCore

/// The TextMate grammar of scripts, made from the command table.
package enum TextMateGrammar {
  /// The grammar as JSON.
  package static var json: String { grammar.jsonText }

  private static var grammar: PropsValue {
    .members([
      "$schema": .string(
        "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json"),
      "name": .string("Rehearsal script"), "scopeName": .string("source.rehearsal"),
      "fileTypes": .list([.string("script")]),
      "patterns": .list([
        match("comment.line.number-sign.rehearsal", #"(?:^|\s)#.*$"#),
        match("entity.name.section.rehearsal", #"^\s*scene\b.*$"#),
        match("meta.preprocessor.rehearsal", #"^\s*@(?:\#(alternatives(headers)))\b"#),
        heredoc, string, match("variable.other.rehearsal", #"\$\{[A-Za-z_][A-Za-z0-9_.]*\}"#),
        match(
          "keyword.control.rehearsal",
          #"^\s*(?:repeat\s+\d+:\s*)?(?:\#(alternatives(commands)))\b"#),
        match("keyword.other.rehearsal", #"(?<=\s)(?:\#(alternatives(keywords)))(?=\s|$)"#),
        match("support.type.rehearsal", #"(?<=\s)(?:\#(alternatives(types)))(?=\s|$)"#),
        match("constant.numeric.rehearsal", #"(?<=\s)\d+(?:ms|s|m|h)?(?=\s|:|$)"#),
      ]),
    ])
  }

  private static var forms: [CommandForm] {
    CommandTable.shared.forms.filter { $0.place != .prompt }
  }

  private static var headers: [String] {
    unique(forms.map(\.name).filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
  }

  private static var commands: [String] {
    unique(forms.map(\.name).filter { !$0.hasPrefix("@") && $0 != "scene" })
  }

  private static var keywords: [String] {
    unique(forms.flatMap { words(in: Array($0.syntax.dropFirst())) } + ["in", "containing"])
  }

  private static var types: [String] {
    unique(ElementType.allCases.flatMap { [$0.plural, $0.rawValue] })
  }

  private static func words(in syntax: [Syntax]) -> [String] {
    syntax.flatMap { element -> [String] in
      switch element {
      case .word(let word): [word]
      case .operand(let operand):
        if case .choice(let words) = operand.kind { words } else { [] }
      case .optional(let choices): choices.flatMap(words(in:))
      }
    }
  }

  private static func unique(_ words: [String]) -> [String] { Set(words).sorted() }

  /// Returns words as alternatives of a pattern, longer ones first.
  private static func alternatives(_ words: [String]) -> String {
    words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
  }

  private static func match(_ name: String, _ pattern: String) -> PropsValue {
    .members(["name": .string(name), "match": .string(pattern)])
  }

  private static var string: PropsValue {
    .members([
      "name": .string("string.quoted.double.rehearsal"), "begin": .string("\""),
      "end": .string("\"|$"),
      "patterns": .list([
        match("constant.character.escape.rehearsal", #"\\(?:["\\nt]|u\{[0-9A-Fa-f]+\})"#),
        match("variable.other.rehearsal", #"\$\{[A-Za-z_][A-Za-z0-9_.]*\}"#),
      ]),
    ])
  }

  private static var heredoc: PropsValue {
    .members([
      "name": .string("string.unquoted.heredoc.rehearsal"), "begin": .string("<<([A-Za-z0-9_]+)"),
      "end": .string("^\\1\\s*$"),
    ])
  }
}
