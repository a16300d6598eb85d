private import CEditline

/// How text for a person is to look: with or without colour, and how wide.
package struct TerminalStyle: Equatable, Sendable {
  /// What the command line says about colour.
  package enum ColourFlag: Sendable {
    case automatic
    case always
    case never
  }

  /// Whether escape sequences for colour may be printed.
  package let usesColour: Bool
  /// Columns to a row, at least one.
  package let width: Int
  /// Whether a terminal shows the text, and not a file or a pipe.
  package let isTerminal: Bool

  /// Decides by the flag, `NO_COLOR`, `FORCE_COLOR` or `CLICOLOR_FORCE`, then the terminal itself.
  ///
  /// `COLUMNS` goes before what the terminal says; without both there are 80.
  package init(
    flag: ColourFlag, environment: Environment, isTerminal: Bool, terminalColumns: Int?
  ) {
    self.isTerminal = isTerminal
    usesColour = Self.usesColour(flag, environment, isTerminal)
    width = Self.columns(environment) ?? terminalColumns.flatMap(Self.positive) ?? 80
  }

  /// The style of a descriptor of this process, as it is now: a window may change.
  package static func current(
    flag: ColourFlag = .automatic, descriptor: Int32 = 1, environment: Environment = .process
  ) -> Self {
    TerminalStyle(
      flag: flag, environment: environment,
      isTerminal: Descriptor(number: descriptor).isTerminal,
      terminalColumns: Int(ceditline_columns(descriptor)))
  }

  private static func usesColour(
    _ flag: ColourFlag, _ environment: Environment, _ isTerminal: Bool
  ) -> Bool {
    switch flag {
    case .always: return true
    case .never: return false
    case .automatic: break
    }
    if environment.nonEmpty("NO_COLOR") != nil { return false }
    let forces = ["FORCE_COLOR", "CLICOLOR_FORCE"].compactMap(environment.nonEmpty)
    if forces.contains(where: { $0 != "0" }) { return true }
    return isTerminal && (environment.nonEmpty("TERM") ?? "dumb") != "dumb"
  }

  private static func columns(_ environment: Environment) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap(positive)
  }

  private static func positive(_ columns: Int) -> Int? {
    columns > 0 ? columns : nil
  }
}
