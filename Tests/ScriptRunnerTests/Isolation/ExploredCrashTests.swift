import Testing

// An exploration has processes of its own on Linux only.
#if os(Linux)
  @Suite("Explorations of an app that ends its process")
  struct ExploredCrashTests {
    /// Returns a report without the signal, which differs between processors, and without line numbers.
    private static func short(_ text: String) -> String {
      text.replacing(#/signal \d+, \w+/(Faulty|Mined)\w+\.swift:\d+: /#, with: "")
    }

    @Test("a trap of the launch in each of two processes is one fault, which a run confirms")
    func launch() throws {
      let run = try FaultyProgram(
        "explore --launch launch=trap --jobs 2 --states 5 --output out", script: "")
      let cause = "the process ends at the launch: Fatal error: the launch traps"
      #expect(
        Self.short(run.printed) == """
          fault: crash on the app
            \(cause)
            a fault because on a phone the app would be gone, or would not answer
            faults/crash-the-app.script
              settle
            to accept it: crash on the app: REASON

          0 states, 0 screens, 0 moves, 0 of 0 acts, 1 fault; the app ended before its first state

          """)
      #expect(
        run.files.keys.filter { $0.hasPrefix("out/faults/") } == [
          "out/faults/crash-the-app.script"
        ])
      #expect(
        Self.short(run.files["out/faults/crash-the-app.script"] ?? "") == """
          # crash on the app: \(cause)
          # A fault because on a phone the app would be gone, or would not answer.
          @launch launch=trap

          scene "crash on the app"
          settle

          """)
      #expect(run.code == 1)
    }

    @Test(
      "a process that goes on after a crash keeps the states that were found, and their number of acts"
    )
    func continued() throws {
      let run = try FaultyProgram(
        "explore --launch launch=frail --faults none --output out --reporter jsonl", script: "")
      #expect(
        run.printed.split(separator: "\n").last ?? ""
          == "{\"event\": \"explored\", \"version\": 1, \"states\": 111, \"screens\": 1, \"moves\": 0, "
          + "\"acts\": 1110, \"offered\": 1110, \"lost\": 0, \"faults\": 1, \"exempted\": [], "
          + "\"ended\": \"every state within the depth was explored\"}")
    }

    @Test("a button that never returns is a fault, and the other acts are tried")
    func blocked() throws {
      let run = try FaultyProgram(
        "explore --launch launch=blocked --launch block=1 --faults none", script: "")
      #expect(
        run.printed == """
          fault: crash on the app
            the process ends at `tap button "Block"`: no answer for 10 s, or no memory
            a fault because on a phone the app would be gone, or would not answer
            faults/crash-the-app.script
              tap button "Block"
            to accept it: crash on the app: REASON

          fault: no effect on Blocked
            button "Print" is enabled and has no effect
            a fault because a user taps an enabled button and nothing answers
            faults/no-effect-blocked.script
              tap button "Print"
            to accept it: no effect on Blocked: REASON

          1 state, 1 screen, 0 moves, 2 of 2 acts, 2 faults; every state within the depth was explored

          """)
    }

    @Test("an app that ends more processes than an exploration may have keeps what was found")
    func mined() throws {
      let run = try FaultyProgram("explore --launch launch=mined --faults none", script: "")
      #expect(
        Self.short(run.printed) == """
          fault: crash on the app
            the process ends at `tap button "Mine 1"`: Fatal error: a mine
            a fault because on a phone the app would be gone, or would not answer
            faults/crash-the-app.script
              tap button "Mine 1"
            to accept it: crash on the app: REASON

          1 state, 1 screen, 0 moves, 0 of 41 acts, 1 fault; \
          stopped, because the app ended one process after another

          """)
    }

    @Test("an app that ends its process with the code 0 before its first state is a fault")
    func exit() throws {
      let run = try FaultyProgram(
        "explore --from a.script --states 5", script: "scene \"begin\"\ntap \"Exit\"\n")
      #expect(
        run.printed.split(separator: "\n").map(String.init) == [
          "fault: crash on the app",
          "  the process ends at the launch: exit code 0",
          "  a fault because on a phone the app would be gone, or would not answer",
          "  faults/crash-the-app.script",
          "    settle",
          "  to accept it: crash on the app: REASON",
          "0 states, 0 screens, 0 moves, 0 of 0 acts, 1 fault; the app ended before its first state",
        ])
      #expect(run.code == 1)
    }
  }
#endif
