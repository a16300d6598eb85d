/// One element of a command's form.
enum Syntax: Hashable {
  /// A word of the language, to be written as it is.
  case word(String)
  /// Something the person chooses.
  case operand(Operand)
  /// One of some sequences, or none; neighbours may come in any order.
  case optional([[Syntax]])

  /// The element as a synopsis shows it.
  var synopsis: String {
    switch self {
    case .word(let word): word
    case .operand(let operand): operand.name
    case .optional(let choices):
      "[" + choices.map(\.synopsis).joined(separator: " | ") + "]"
    }
  }
}

extension [Syntax] {
  /// The elements as a synopsis shows them.
  var synopsis: String { map(\.synopsis).joined(separator: " ") }
}

extension Syntax: ExpressibleByStringLiteral {
  /// A word of the language.
  init(stringLiteral word: String) {
    self = .word(word)
  }

  /// An operand.
  static func operand(_ name: String, _ kind: Operand.Kind) -> Syntax {
    .operand(Operand(name, kind))
  }
}
