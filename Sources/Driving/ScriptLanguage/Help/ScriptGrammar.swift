import HeadlessUIKit
import RehearsalCore

/// The grammar of scripts in EBNF, made from the command table.
package enum ScriptGrammar {
  /// The rules, one a line or more: lexical rules, elements, operands, then the commands.
  package static var lines: [String] {
    lexical + [""] + elements + [""] + operands + [""] + commands
  }

  private static let lexical = [
    #"script     = { line newline } ;"#,
    ##"line       = [ command ] [ "#" { character } ] ;"##,
    #"text       = string | word | heredoc ;"#,
    #"string     = '"' { character | escape | variable } '"' ;"#,
    ##"escape     = "\" ( '"' | "\" | "n" | "t" | "u{" hex { hex } "}" ) ;"##,
    #"variable   = "${" name "}" | "${env." name "}" ;"#,
    #"word       = wordpart { wordpart } ;"#,
    #"wordpart   = letter | digit | variable"#,
    ##"           | "_" | "-" | "." | "/" | ":" | "@" | "[" | "]" | "=" | "{" | "}" | "," | "*" | "?""##,
    ##"           | "&" | "%" | "+" | "!" | "~" | "<" | ">" | ";" | "#" | "'" | "(" | ")" ;"##,
    #"name       = ( letter | "_" ) { letter | digit | "_" } ;"#,
    #"number     = digit { digit } ;"#,
    #"heredoc    = "<<" mark newline { { character } newline } mark ;"#,
  ]

  private static var elements: [String] {
    [
      #"element    = ( type [ text ] | text ) [ number ] [ "containing" text ] [ "in" element ] ;"#
    ] + wrapped("type", ElementType.allCases.map { "\"\($0.rawValue)\"" })
  }

  private static var operands: [String] {
    var kinds: [Operand.Kind] = []
    for operand in CommandTable.shared.forms.filter(isInGrammar).flatMap({ operands(in: $0.syntax) }
    )
    where rule(for: operand.kind) != nil && !kinds.contains(operand.kind) {
      kinds.append(operand.kind)
    }
    var known: Set<String> = []
    return kinds.compactMap { kind in
      guard let rule = rule(for: kind), known.insert(rule.name).inserted else { return nil }
      return rule.name.padded(to: 10) + " = " + rule.right + " ;"
    }
  }

  private static var commands: [String] {
    let forms = CommandTable.shared.forms.filter(isInGrammar)
    return wrapped(
      "command",
      forms.map { form in
        text(of: form.syntax.filter { $0 != form.unspoken })
      })
  }

  /// Returns whether a form can be written in a script.
  private static func isInGrammar(_ form: CommandForm) -> Bool {
    form.place != .prompt
  }

  private static func wrapped(_ name: String, _ alternatives: [String]) -> [String] {
    alternatives.enumerated().map { index, alternative in
      let head = index == 0 ? name.padded(to: 10) + " = " : String(repeating: " ", count: 11) + "| "
      return head + alternative + (index == alternatives.count - 1 ? " ;" : "")
    }
  }

  private static func text(of syntax: [Syntax]) -> String {
    syntax.map { element in
      switch element {
      case .word(let word): "\"\(word)\""
      case .operand(let operand): name(of: operand.kind)
      case .optional(let choices): "[ " + choices.map(text).joined(separator: " | ") + " ]"
      }
    }.joined(separator: " ")
  }

  private static func operands(in syntax: [Syntax]) -> [Operand] {
    syntax.flatMap { element -> [Operand] in
      switch element {
      case .word: []
      case .operand(let operand): [operand]
      case .optional(let choices): choices.flatMap(operands(in:))
      }
    }
  }
}

// MARK: Operands

extension ScriptGrammar {
  /// The name by which commands refer to a kind of operand.
  private static func name(of kind: Operand.Kind) -> String {
    switch kind {
    case .text: "text"
    case .element, .settable: "element"
    case .number: "number"
    case .command: "command"
    case .variable: "name"
    case .choice(let words): "( " + words.map { "\"\($0)\"" }.joined(separator: " | ") + " )"
    default: rule(for: kind)?.name ?? "text"
    }
  }

  /// The rule of a kind of operand; nil for a kind that has none of its own.
  private static func rule(for kind: Operand.Kind) -> (name: String, right: String)? {
    switch kind {
    case .quoted: ("quoted", "string | heredoc")
    case .screen, .coordinator, .snapshot, .key: ("title", "text")
    case .screens: ("titles", "text { text }")
    case .expected: ("expected", "element")
    case .counted: ("counted", "element (* a type may be in the plural *)")
    case .duration: ("duration", #"number ( "ms" | "s" | "m" | "h" )"#)
    case .url, .file, .content, .path, .locale: ("place", "text")
    case .keys: ("keys", #"{ ( "cmd" | "ctrl" | "alt" | "shift" ) "+" } key"#)
    case .pair: ("pair", #"word "=" text"#)
    case .pairs: ("pairs", "pair { pair }")
    case .json: ("json", "value (* RFC 8259, in one line *) | text")
    case .body: ("body", "value (* RFC 8259, in one line *) | string | heredoc")
    case .method:
      ("method", RequestMethod.all.map { "\"\($0)\"" }.joined(separator: " | "))
    case .date: ("date", "text (* ISO 8601 *)")
    case .props: ("props", #""props" { "." name | "[" number "]" } [ ".count" ]"#)
    case .comparison:
      ("comparison", Comparison.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | "))
    case .literal: ("literal", "value (* RFC 8259, in one line *) | text")
    case .times: ("times", #"number ":""#)
    case .topic, .tags: ("words", "word { word }")
    case .text, .element, .settable, .number, .command, .variable, .choice: nil
    }
  }
}
