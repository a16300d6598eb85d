import Testing

// An exploration has processes of its own on Linux only.
#if os(Linux)
  @Suite("Explorations of an app that ends its process")
  struct ExploredCrashTests {
    /// Returns a report without the signal, which differs between processors, and without line numbers.
    private static func short(_ text: String) -> String {
      text.replacing(#/signal \d+, \w+/FaultyApp\.swift:\d+: /#, with: "")
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
