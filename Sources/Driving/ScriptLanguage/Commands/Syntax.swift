/// One element of a command's form.
enum Syntax: Hashable {
  /// A keyword.
  case word(String)
  /// A part that the author chooses.
  case operand(Operand)
  /// One of several sequences, or none; adjacent optional elements may come in any order.
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
  /// Creates a keyword.
  init(stringLiteral word: String) {
    self = .word(word)
  }

  /// Returns an operand.
  static func operand(_ name: String, _ kind: Operand.Kind) -> Syntax {
    .operand(Operand(name, kind))
  }
}
