import Testing

// Scenes and explorations have processes of their own on Linux only.
#if os(Linux)
  @Suite("An app that traps when its root is released")
  struct EternalAppTests {
    private static let processes = """
      tap "Switch"
      kill
      launch
      expect "Off"
      terminate
      launch
      tap "Switch"
      expect "On"

      """

    @Test("scenes end, and kill and terminate the app, without a release")
    func scenes() throws {
      let script = "scene \"one\"\nexpect \"Off\"\n\nscene \"two\"\n\(Self.processes)"
      let run = try FaultyProgram("run --launch launch=eternal a.script", script: script)
      #expect(run.printed.contains("2 scenes: 2 passed"), "\(run.printed)")
      #expect(run.code == 0)
    }

    @Test("the prompt goes on after kill and terminate, and undoes them")
    func prompt() throws {
      let script = Self.processes + "undo 3\nexpect \"Off\" now\n"
      let run = try FaultyProgram("--launch launch=eternal <a.script", script: script)
      #expect(run.warned == "")
      #expect(run.code == 0, "\(run.printed)")
    }

    @Test("an exploration finds no crash in the release of its sessions", arguments: [1, 2])
    func exploration(jobs: Int) throws {
      let run = try FaultyProgram(
        "explore --launch launch=eternal --states 10 --jobs \(jobs)", script: "")
      #expect(
        run.printed.hasSuffix(" 0 faults; every state within the depth was explored\n"),
        "\(run.printed)")
      #expect(run.code == 0)
    }
  }
#endif
