/// The variables a line can use, and the environment behind them.
public struct Variables {
  /// The values that `let` and `with` have set.
  public private(set) var values: [String: String]

  /// The process's environment, for `${env.NAME}`.
  public let environment: [String: String]

  /// Creates variables.
  public init(_ values: [String: String] = [:], environment: [String: String] = [:]) {
    self.values = values
    self.environment = environment
  }

  /// Returns the text of a variable; nil for an unknown one.
  public subscript(name: String) -> String? {
    name.hasPrefix("env.") ? environment[String(name.dropFirst(4))] : values[name]
  }

  /// Sets the text of a variable for the lines that follow.
  public mutating func set(_ name: String, to value: String) {
    values[name] = value
  }

  /// Returns whether a text is valid between `${` and `}`: a variable's name, or env.NAME.
  static func isReference(_ text: String) -> Bool {
    isName(text) || text.hasPrefix("env.") && text.count > 4
  }

  /// Returns whether a text is a valid variable name: letters, digits and _, no digit first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Problem {
  /// Returns the mistake of a reference `${…}` with an invalid name.
  static func variableName(_ name: String, at span: Range<Int>) -> Problem {
    Problem(
      name.isEmpty ? "the variable has no name" : "`\(name)` is not a variable name", at: span,
      label: "expected a letter or _, then letters, digits and _; or env.NAME")
  }
}
