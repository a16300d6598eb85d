import Testing

// Programs open terminals by their paths on Linux.
#if os(Linux)
  @Suite("Keys that were typed before the prompt is there")
  struct TypedAheadTests {
    private let terminal: TerminalFile

    init() throws { terminal = try TerminalFile() }

    /// Types keys at the prompt of a person who has entered these lines before.
    private func type(_ keys: String, after lines: String) throws -> FaultyProgram {
      terminal.type(keys + "quit\n")
      return try FaultyProgram(
        "", script: "",
        limit: "printf '\(lines)' >history && export HOME=$PWD REHEARSAL_HISTORY=history "
          + "TERM=xterm && exec <\(terminal.path) 2>\(terminal.path)")
    }

    @Test("the up arrow shows the last line of this run before those of earlier runs")
    func history() throws {
      let run = try type("tap Count\n\u{1B}[A\n", after: "look\\n")
      let counts = run.printed.split(separator: "\n").filter { $0.contains("Taps: ") }
      #expect(counts == ["  Taps: 1", "  Taps: 2"])
      #expect(run.files["history"] == "look\ntap Count\nquit\n")
    }

    @Test("blank lines of a pasted text count as lines that were not run, its end does not")
    func paste() throws {
      let run = try type("\u{1B}[200~nonsense\n\nlook\n\nlook\n\u{1B}[201~", after: "look\\n")
      #expect(
        terminal.end().contains("the rest of the pasted text was not run: 4 lines\r\n"))
      #expect(run.files["history"] == "look\nnonsense\nquit\n")
    }

    @Test("the first Tab in each line lists the choices alone, a second one describes them")
    func choices() throws {
      _ = try type("tap Re\t\t\ntap Re\t\n", after: "look\\n")
      let rows = terminal.end().split(separator: "\r\n").filter { $0.hasPrefix("Recurse") }
      #expect(
        rows == ["Recurse   Remember  Ready", "Recurse   button", "Recurse   Remember  Ready"])
    }
  }
#endif
