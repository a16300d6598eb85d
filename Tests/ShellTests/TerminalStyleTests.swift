import Shell
import Testing

@Suite("Colour and width") struct TerminalStyleTests {
  @Test(
    "colour depends on the option, NO_COLOR, a forcing variable, then the terminal",
    arguments: [
      (TerminalStyle.ColourFlag.automatic, ["TERM": "xterm"], true, true),
      (.automatic, ["TERM": "xterm"], false, false),
      (.automatic, ["TERM": "dumb"], true, false),
      (.automatic, [:], true, false),
      (.automatic, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (.automatic, ["TERM": "xterm", "NO_COLOR": ""], true, true),
      (.automatic, ["FORCE_COLOR": "1"], false, true),
      (.automatic, ["CLICOLOR_FORCE": "1"], false, true),
      (.automatic, ["FORCE_COLOR": "0"], false, false),
      (.automatic, ["FORCE_COLOR": ""], false, false),
      (.automatic, ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], false, true),
      (.automatic, ["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
    ])
  func colour(
    _ flag: TerminalStyle.ColourFlag, _ variables: [String: String], _ isTerminal: Bool,
    _ expected: Bool
  ) {
    let style = TerminalStyle(
      flag: flag, environment: Environment(variables), isTerminal: isTerminal, terminalColumns: nil)
    #expect(style.usesColour == expected)
    #expect(style.isTerminal == isTerminal)
  }

  @Test(
    "the width is COLUMNS, then the terminal's, then 80",
    arguments: [
      ([:], nil, 80), ([:], 0, 80), ([:], 132, 132), (["COLUMNS": "40"], 132, 40),
      (["COLUMNS": "0"], 132, 132), (["COLUMNS": "-3"], nil, 80), (["COLUMNS": "wide"], 20, 20),
    ] as [([String: String], Int?, Int)])
  func width(_ variables: [String: String], _ columns: Int?, _ expected: Int) {
    let style = TerminalStyle(
      flag: .automatic, environment: Environment(variables), isTerminal: true,
      terminalColumns: columns)
    #expect(style.width == expected)
  }
}
