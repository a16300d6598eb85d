import Testing

// Scenes have processes of their own on Linux only.
#if os(Linux)
  @Suite("Maps of scenes in processes of their own")
  struct WalkedProgramTests {
    private static func map(_ lines: String...) -> String {
      (["flowchart LR", "  s1[\"Faulty\"]", "  os1([\"launch\"]) -.-> s1"] + lines)
        .map { $0 + "\n" }.joined()
    }

    @Test("a scene that ends its process is named, and is on the map up to the step before")
    func crashed() throws {
      let run = try FaultyProgram(
        "graph a.script --format mermaid",
        script: "scene \"one\"\ntap Count\nscene \"two\"\ntap Count\ntap Trap\n")
      #expect(
        run.printed
          == Self.map("  classDef red stroke:#d70015,color:#d70015", "  class s1 red"))
      #expect(
        run.warned.replacing(#/the app crashed: .*/#, with: "the app crashed") == """
          failed: a.script › two
            --> a.script:5:1
             |
           5 | tap Trap
             | ^^^^^^^^
            the app crashed
            `--isolation none` runs the scene in this process, for a debugger

          """)
      #expect(run.code == 1)
    }

    @Test("a walk that is interrupted draws the scenes before that one, and exits with the signal")
    func interrupted() throws {
      let run = try FaultyProgram(
        "graph a.script --format mermaid",
        script:
          "scene \"one\"\ntap Count\nscene \"two\"\ntap Interrupt\nscene \"three\"\ntap Trap\n",
        // The button traps the first time, unless this file is there.
        limit: "touch trapped")
      #expect(run.printed == Self.map())
      #expect(run.warned == "stopped: the map shows the scenes before that\n")
      #expect(run.code == 130)
    }
  }
#endif
