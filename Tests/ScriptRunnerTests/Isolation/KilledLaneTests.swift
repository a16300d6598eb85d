import Testing

// Scenes have processes of their own on Linux only.
#if os(Linux)
  @Suite("Scenes whose app ends the process that runs them")
  struct KilledLaneTests {
    @Test("with both jobs gone those scenes fail, and the scenes that were left over run")
    func leftOver() throws {
      let run = try FaultyProgram(
        "run a.script --jobs 2 --reporter tap",
        script: """
          scene "one"
          tap Interrupt
          scene "two"
          tap Interrupt
          scene "three"
          tap Count
          scene "four"
          expect 9 alerts now

          """,
        // The button traps the first time, unless this file is there.
        limit: "touch trapped")
      let points = run.printed.split(separator: "\n").filter { $0.contains("ok ") }
      #expect(
        points == [
          "not ok 1 - a.script › one", "not ok 2 - a.script › two", "ok 3 - a.script › three",
          "not ok 4 - a.script › four",
        ])
      let messages = run.printed.matches(of: #/message: "([^\n]*)"\n/#).map { String($0.1) }
      let ended = "the app ended its process with exit code 0"
      #expect(messages == [ended, ended, "expected 9 alerts now, seen: 0 alerts"])
      #expect(run.code == 1)
    }
  }
#endif
