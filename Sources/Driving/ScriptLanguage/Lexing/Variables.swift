/// The variables a line can use, and the environment behind them.
public struct Variables {
  /// What `let` and `with` have said.
  public private(set) var values: [String: String]

  /// The process's environment, for `${env.NAME}`.
  public let environment: [String: String]

  /// Creates variables.
  public init(_ values: [String: String] = [:], environment: [String: String] = [:]) {
    self.values = values
    self.environment = environment
  }

  /// The text of a variable; nil for an unknown one.
  public subscript(name: String) -> String? {
    name.hasPrefix("env.") ? environment[String(name.dropFirst(4))] : values[name]
  }

  /// Says what a variable stands for from now on.
  public mutating func set(_ name: String, to value: String) {
    values[name] = value
  }

  /// Whether a text can name a variable: letters, digits and _, no digit first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
