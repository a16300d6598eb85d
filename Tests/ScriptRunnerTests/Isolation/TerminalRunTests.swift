import Testing

// Programs open terminals by their paths on Linux.
#if os(Linux)
  @Suite("Runs at a terminal")
  struct TerminalRunTests {
    private let terminal: TerminalFile

    init() throws { terminal = try TerminalFile() }

    /// Returns what a run draws on a terminal with a name while its first scene does not end.
    private func drawn(on name: String) throws -> String {
      let run = try FaultyProgram(
        "run a.script --jobs 1 --timeout 1 --reporter tap",
        script: "scene \"loops\"\ntap Loop\nscene \"counts\"\ntap Count\n",
        limit: "export TERM=\(name) && exec 2>\(terminal.path)")
      #expect(run.code == 1)
      return terminal.end()
    }

    @Test("the progress is drawn where standard error is a terminal, and removed for the report")
    func progress() throws {
      let text = try drawn(on: "xterm")
      let line = #/1 of 2 scenes done, 1 failed, about [1-9]\d* s left\r\u{1B}\[K/#
      #expect(text.wholeMatch(of: line) != nil, "\(text)")
    }

    @Test("no progress is drawn on a dumb terminal")
    func dumb() throws {
      #expect(try drawn(on: "dumb") == "")
    }

    @Test("--shell-on-failure opens the prompt in the failed scene, and the run goes on afterwards")
    func prompt() throws {
      terminal.type("tap Nowhere now\nexpect \"Ready\"\ntap Count\nquit\n")
      let run = try FaultyProgram(
        "run a.script --isolation none --shell-on-failure --reporter jsonl=a.jsonl",
        script: "scene \"fails\"\ntap Print\nexpect 9 alerts now\nscene \"counts\"\ntap Count\n",
        limit: "export HOME=$PWD && exec <\(terminal.path)")
      #expect(run.code == 1)
      let shown = run.printed.split(separator: "\n").filter { !$0.contains("[") }
      #expect(
        shown.map { $0.prefix(9) } == [
          "Faulty   ", "  Ready", "  hello", "✓ \"Ready\"", "Faulty   ", "  Taps: 1", "  hello",
        ])
      let said = run.warned.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(said.prefix(3) == ["printed 0", "  --> a.script:3:1", "   |"])
      let note = "the prompt is in the session of this scene; quit goes on"
      let rest = said.drop { $0 != note }
      #expect(
        rest.prefix(6) == [
          Substring(note), "  --> (prompt):1:1", "   |", " 1 | tap Nowhere now",
          "   | ^^^^^^^^^^^^^^^", "  there is no \"Nowhere\" on Faulty",
        ])
      #expect(run.files["a.jsonl"]?.contains("\"passed\": 1, \"failed\": 1") == true)
    }
  }
#endif
