/// One way to write a command: a row of the table that everything about commands is read from.
struct CommandForm {
  /// Where a form can be used.
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

  /// The elements, the command's own word first.
  let syntax: [Syntax]

  /// What it does, in a few words that begin with a verb.
  let help: String

  /// An example that works.
  let example: String

  let place: Place

  /// Whether this version can do it.
  var isImplemented = true

  /// Makes the command of what was read.
  let make: (Captures) throws(Problem) -> Command

  init(
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

  /// The command's own word.
  var name: String {
    guard case .word(let word)? = syntax.first else { return "" }
    return word
  }

  /// What is read only to be told that it cannot stand there, and so is in no synopsis.
  var unspoken: Syntax?

  /// How it is written: `type STRING into S`.
  var synopsis: String { syntax.filter { $0 != unspoken }.synopsis }
}
