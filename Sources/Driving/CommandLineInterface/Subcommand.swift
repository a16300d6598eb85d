import ScriptLanguage

/// One subcommand of a command line: what its parser, its usage and its suggestions read.
struct Subcommand: Equatable {
  /// One option.
  struct Option: Equatable {
    /// The kind of value that an option takes.
    enum Value: Equatable, Sendable {
      /// Nothing: the option is there, or it is not.
      case none
      /// A value, called so in the usage.
      case required(String)
      /// A whole number, or nothing.
      case optionalNumber(String)
    }

    /// The option, with its dashes.
    let name: String

    /// The value that the option takes.
    let value: Value

    /// The effect of the option, in a few words.
    let help: String

    /// Whether it may come several times.
    var isRepeatable = false

    /// Creates an option.
    init(
      _ name: String, _ value: Value = .none, help: String, isRepeatable: Bool = false
    ) {
      self.name = name
      self.value = value
      self.help = help
      self.isRepeatable = isRepeatable
    }
  }

  /// Its word on the command line; empty for the program without one.
  let name: String

  /// The name of the operands: `PATH…`; empty for none.
  let operands: String

  /// Whether it needs an operand at least.
  let needsOperand: Bool

  /// The effect of the subcommand, in a sentence.
  let help: String

  /// Its options, in the order of the usage.
  let options: [Option]

  /// Creates a subcommand.
  init(
    _ name: String, operands: String = "", needsOperand: Bool = false, help: String,
    options: [Option] = []
  ) {
    self.name = name
    self.operands = operands
    self.needsOperand = needsOperand
    self.help = help
    self.options = options
  }
}

extension Subcommand.Option {
  /// The synopsis: `--filter REGEX`.
  var synopsis: String {
    switch value {
    case .none: name
    case .required(let value): "\(name) \(value)"
    case .optionalNumber(let value): "\(name) [\(value)]"
    }
  }
}

extension Subcommand {
  /// The synopsis and the effects of the options, one line each.
  func usage(of program: String = ProgramName.current) -> [String] {
    let head = [program, name].filter { !$0.isEmpty }
    let words = options.map { "[\($0.synopsis)]\($0.isRepeatable ? "…" : "")" }
    let lines = Self.wrapped(head + (operands.isEmpty ? [] : [operands]) + words)
    let width = options.map(\.synopsis.count).max() ?? 0
    let rows = options.map { option in
      let padding = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(padding)  \(option.help)"
    }
    return lines + ["", help] + (rows.isEmpty ? [] : [""] + rows)
  }

  /// Words in lines of 80 columns, those after the first indented.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines = ["usage:"]
    for word in words {
      if lines[lines.count - 1].count + word.count + 1 > 80 { lines.append("       ") }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}
