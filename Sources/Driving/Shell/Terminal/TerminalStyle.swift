private import CEditline

/// The style of printed text: with or without colour, and the width of a line.
package struct TerminalStyle: Equatable, Sendable {
  /// The value of the command line's option for colour.
  package enum ColourFlag: Sendable {
    /// Colour if the environment and the terminal allow it.
    case automatic
    /// Colour always.
    case always
    /// No colour.
    case never
  }

  /// Whether escape sequences for colour may be printed.
  package let usesColour: Bool
  /// The number of columns, at least one.
  package let width: Int
  /// Whether the text goes to a terminal.
  package let isTerminal: Bool

  /// Whether the terminal is known and can move its cursor.
  package let isCapable: Bool

  /// Creates a style from the option, `NO_COLOR`, `FORCE_COLOR` or `CLICOLOR_FORCE`, then the terminal.
  ///
  /// The width is `COLUMNS`, or else the terminal's, or else 80.
  package init(
    flag: ColourFlag, environment: Environment, isTerminal: Bool, terminalColumns: Int?
  ) {
    self.isTerminal = isTerminal
    let terminal = environment.nonEmpty("TERM") ?? "dumb"
    isCapable =
      isTerminal && terminal != "dumb" && TerminfoDatabase(environment).knows(terminal)
    usesColour = Self.usesColour(flag, environment, isTerminal)
    width = Self.columns(environment) ?? terminalColumns.flatMap(Self.positive) ?? 80
  }

  /// Returns the current style of a descriptor of this process; the window's width can change.
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
    let terminal = environment.nonEmpty("TERM") ?? "dumb"
    return isTerminal && terminal != "dumb" && TerminfoDatabase(environment).knows(terminal)
  }

  private static func columns(_ environment: Environment) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap(positive)
  }

  private static func positive(_ columns: Int) -> Int? {
    columns > 0 ? columns : nil
  }
}
