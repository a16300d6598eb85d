/// One way to write a command: a row of the command table.
final class CommandForm {
  /// The places in which a form can be used.
  enum Place {
    /// In scripts and at the prompt.
    case anywhere
    /// At the prompt only.
    case prompt
    /// In a file only, before its first scene.
    case header
    /// In a file only.
    case file
  }

  /// The elements of the form, the command's first word included.
  let syntax: [Syntax]

  /// The help text: a few words that begin with a capital letter.
  let help: String

  /// A valid example.
  let example: String

  let place: Place

  /// Creates the command from the operands that were read.
  let make: (Captures) throws(Problem) -> Command

  convenience init(
    _ syntax: Syntax..., help: String, example: String, place: Place = .anywhere,
    make: @escaping (Captures) throws(Problem) -> Command
  ) {
    self.init(syntax, help: help, example: example, place: place, make: make)
  }

  init(
    _ syntax: [Syntax], help: String, example: String, place: Place = .anywhere,
    make: @escaping (Captures) throws(Problem) -> Command
  ) {
    self.syntax = syntax
    self.help = help
    self.example = example
    self.place = place
    self.make = make
  }

  /// The command's first word.
  var name: String {
    guard case .word(let word)? = syntax.first else { return "" }
    return word
  }

  /// An element that is read only to report it as a mistake; the synopsis omits it.
  var unspoken: Syntax?

  /// The syntax as help shows it: `type STRING into S`.
  var synopsis: String { syntax.filter { $0 != unspoken }.synopsis }
}
