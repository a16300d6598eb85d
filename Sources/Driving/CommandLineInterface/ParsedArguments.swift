import ScriptLanguage

/// The options and operands of a command line.
struct ParsedArguments: Equatable {
  /// The operands, in their order.
  private(set) var operands: [String] = []

  private var values: [String: [String?]] = [:]

  /// Whether an option was there.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; nil where it was not there, or had none.
  func value(_ option: String) -> String? { values[option]?.last ?? nil }

  /// The values of an option that may come several times.
  func all(_ option: String) -> [String] { values[option]?.compactMap { $0 } ?? [] }

  /// Reads a command line, without the program and the subcommand's word.
  ///
  /// `--option value` and `--option=value` are the same; behind `--` all is an operand.
  ///
  /// - Throws: ``UsageError`` with what to write instead.
  init(_ arguments: [String], for subcommand: Subcommand) throws(UsageError) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest, for: subcommand)
      } else {
        operands.append(argument)
      }
    }
    try checkOperands(for: subcommand)
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>, for subcommand: Subcommand
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = subcommand.options.first(where: { $0.name == name }) else {
      throw Self.unknown(name, in: subcommand)
    }
    guard values[name] == nil || option.isRepeatable else {
      throw UsageError("`\(name)` may be given only once")
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    values[name, default: []].append(try Self.value(of: option, attached, &rest))
  }

  private static func value(
    of option: Subcommand.Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String? {
    switch option.value {
    case .none:
      guard attached == nil else { throw UsageError("`\(option.name)` takes no value") }
      return nil
    case .required(let what):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("expected a value after `\(option.name)`: \(option.name) \(what)")
      }
      return value
    case .optionalNumber:
      if let attached { return attached }
      guard let next = rest.first, UInt64(next) != nil else { return nil }
      return rest.popFirst()
    }
  }

  private func checkOperands(for subcommand: Subcommand) throws(UsageError) {
    if subcommand.needsOperand, operands.isEmpty {
      throw UsageError("expected \(subcommand.operands) after `\(subcommand.name)`")
    }
    if subcommand.operands.isEmpty, let operand = operands.first {
      throw UsageError("unexpected `\(operand)`: `\(subcommand.name)` takes no operands")
    }
  }

  private static func unknown(_ name: String, in subcommand: Subcommand) -> UsageError {
    let question = Suggestions.question(for: name, among: subcommand.options.map(\.name))
    let help = "`\(ProgramName.current) help \(subcommand.name)` lists the options"
    return UsageError(
      "unknown option `\(name)`",
      notes: [question, help].compactMap { $0 })
  }
}
