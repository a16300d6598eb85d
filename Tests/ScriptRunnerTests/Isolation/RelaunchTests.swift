import Testing

// Global variables are restored on Linux only.
#if os(Linux)
  @Suite("Global variables of launches in one process")
  struct RelaunchTests {
    private static let fresh =
      #""0 a name that is longer than a word [1, 2] [:] none [\"first\"] [\"first\"] "#
      + #"[\"a line\"] [] false""#
    private static let changed =
      #""1 a name that is longer than a word, changed for ever [1, 2, 1] [\"key\": 1] chosen "#
      + #"[\"first\", \"second\"] [] [\"a line\", \"another line\"] [\"first\", \"second\"] true""#

    @Test(
      "a launch after an end has the variables of a new process",
      arguments: ["scene", "none"])
    func relaunch(isolation: String) throws {
      let script = """
        scene "launches again"
        expect \(Self.fresh)
        tap Remember
        expect \(Self.changed)
        kill
        launch
        expect \(Self.fresh)
        tap Remember
        expect \(Self.changed)
        launch
        expect \(Self.fresh)

        scene "launches in the next scene"
        expect \(Self.fresh)

        """
      let run = try FaultyProgram(
        "run a.script --reporter tap --isolation \(isolation)", script: script)
      #expect(
        run.printed.split(separator: "\n").filter { $0.contains("ok ") } == [
          "ok 1 - a.script › launches again", "ok 2 - a.script › launches in the next scene",
        ])
      #expect(run.code == 0)
    }
  }
#endif
