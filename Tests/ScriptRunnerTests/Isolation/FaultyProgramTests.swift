import Testing

// Scenes have processes of their own on Linux only.
#if os(Linux)
  @Suite("Scenes in processes of their own")
  struct FaultyProgramTests {
    private static let script = """
      scene "passes"
      expect "Ready"

      scene "traps"
      expect "Ready"
      tap Trap

      scene "ends the process"
      tap Exit

      scene "traps after a mistake"
      tap Count
      tap Fail

      scene "prints and fails"
      tap Print
      expect 9 alerts now

      scene "counts from the beginning"
      tap Count
      expect "Taps: 1"

      """

    /// Returns a report without the name of the signal, which differs between processors.
    private static func withoutSignals(_ text: String) -> String {
      text.replacing(#/the app crashed: SIG[^"\n]*/#, with: "the app crashed")
    }

    private static let report = """
      TAP version 14
      1..6
      ok 1 - a.script › passes
      not ok 2 - a.script › traps
        ---
        message: "the app crashed"
        severity: fail
        at:
          file: "a.script"
          line: 6
          column: 1
        details: |2
            --> a.script:6:1
             |
           6 | tap Trap
             | ^^^^^^^^
            the app crashed
            `--isolation none` runs the scene in this process, for a debugger
        \("")
            the last steps:
                      0 ms  a.script:5  expect "Ready"
              step 1  0 ms  a.script:6  tap Trap
        \("")
            the app's output:
              faulty_app/FaultyApp.swift:34: Fatal error: the button traps
        ...
      not ok 3 - a.script › ends the process
        ---
        message: "the app ended its process with exit code 0"
        severity: fail
        at:
          file: "a.script"
          line: 9
          column: 1
        details: |2
            --> a.script:9:1
             |
           9 | tap Exit
             | ^^^^^^^^
            the app ended its process with exit code 0
            an iOS app never ends its own process: remove the call of `exit`
        \("")
            the last steps:
              step 1  0 ms  a.script:9  tap Exit
        ...
      not ok 4 - a.script › traps after a mistake
        ---
        message: "the app crashed"
        severity: fail
        at:
          file: "a.script"
          line: 13
          column: 1
        details: |2
             --> a.script:13:1
              |
           13 | tap Fail
              | ^^^^^^^^
            the app crashed
            `--isolation none` runs the scene in this process, for a debugger
        \("")
            the last steps:
              step 1  0 ms  a.script:12  tap Count
              step 2  0 ms  a.script:13  tap Fail
        \("")
            the app's output:
              faulty_app/FaultyApp.swift:91: Fatal error: the app fails after a mistake
        \("")
            the findings since the scene began:
              step 2: Attempt to present UIViewController on Faulty which is already presenting \
      UIViewController. present(_:animated:completion:) does nothing, and its completion never \
      runs. Present on UIViewController, or dismiss it first.
        ...
      not ok 5 - a.script › prints and fails
        ---
        message: "expected 9 alerts now, seen: 0 alerts"
        severity: fail
        at:
          file: "a.script"
          line: 17
          column: 1
        details: |2
             --> a.script:17:1
              |
           17 | expect 9 alerts now
              | ^^^^^^^^^^^^^^^^^^^
            expected: 9 alerts now
            seen:     0 alerts
        \("")
            the screen:
              Faulty                                                         Faulty ▸ Faulty
                Ready
                0 a name that is longer than a word [1, 2] [:] none ["first"] ["first"] ["a…
                hello
                [Trap]
                [Loop]
                [Exit]
                [Recurse]
                [Allocate]
                [Print]
                [Post]
                [Fail]
                [Trap once]
                [Remember]
                [Interrupt]
                [Count]
                [Speak and loop]
                [Speak and trap]
        \("")
            the last steps:
              step 1  0 ms  a.script:16  tap Print
                      0 ms  a.script:17  expect 9 alerts now
        \("")
            the app's output:
              printed 0
        ...
      ok 6 - a.script › counts from the beginning

      """

    @Test("lines on a pipe: what the app prints before it traps is printed")
    func piped() throws {
      let run = try FaultyProgram(
        "", script: "",
        limit: #"printf 'tap "Speak and trap"\n' >lines && exec <lines"#)
      #expect(run.code == 1)
      #expect(run.printed.split(separator: "\n").last == "trapping")
      #expect(
        run.warned.hasPrefix(
          "faulty_app/FaultyApp.swift:125: Fatal error: the button traps after it printed\n"))
    }

    @Test(
      "a scene that ends its process costs one scene, and its report tells the step and the output",
      arguments: [
        "--jobs 1", "--jobs 3", "--isolation file", "--isolation scene --jobs 2",
      ])
    func crashes(_ options: String) throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap \(options)", script: Self.script)
      #expect(run.code == 1)
      #expect(Self.withoutSignals(run.printed) == Self.report)
    }

    @Test("a scene that does not end in time is a failure at its step, and the next one runs")
    func timeout() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --timeout 1 --jobs 1",
        script:
          "scene \"loops\"\ntap Count\ntap Loop\nscene \"counts\"\ntap Count\nexpect \"Taps: 1\"\n")
      #expect(run.code == 1)
      #expect(
        run.printed == """
          TAP version 14
          1..2
          not ok 1 - a.script › loops
            ---
            message: "the scene did not end within 1 s of wall-clock time"
            severity: fail
            at:
              file: "a.script"
              line: 3
              column: 1
            details: |2
                --> a.script:3:1
                 |
               3 | tap Loop
                 | ^^^^^^^^
                the scene did not end within 1 s of wall-clock time
                look for a loop in the app that never ends, or allow more time with `--timeout \
          SECONDS`
            \("")
                the last steps:
                  step 1  0 ms  a.script:2  tap Count
                  step 2  0 ms  a.script:3  tap Loop
            ...
          ok 2 - a.script › counts

          """)
    }

    @Test(
      "a scene that traps once passes when it is tried again, and is flaky unless that is allowed",
      arguments: [("", Int32(1)), ("--allow-flaky", 0)])
    func flaky(option: String, code: Int32) throws {
      let run = try FaultyProgram(
        "run a.script --retries 2 --jobs 1 --reporter jsonl \(option)",
        script: "scene \"once\"\ntap \"Trap once\"\n")
      #expect(run.code == code)
      #expect(run.printed.contains("\"attempts\": 2, \"flaky\": true"))
    }

    @Test("the scenes after one that is tried again run as well")
    func following() throws {
      let run = try FaultyProgram(
        "run a.script --retries 1 --jobs 1 --reporter tap --allow-flaky",
        script: "scene \"one\"\ntap \"Trap once\"\nscene \"two\"\ntap Count\n")
      #expect(
        run.printed == """
          TAP version 14
          1..2
          ok 1 - a.script › one # flaky
          ok 2 - a.script › two

          """)
    }

    @Test("a run that is interrupted while a scene is tried again ends at once")
    func interrupted() throws {
      let run = try FaultyProgram(
        "run a.script --retries 1 --jobs 1 --reporter tap",
        script: "scene \"one\"\ntap Interrupt\nscene \"two\"\ntap Count\n")
      #expect(
        run.printed == """
          TAP version 14
          1..2
          ok 1 - a.script › one # SKIP not run
          ok 2 - a.script › two # SKIP not run

          """)
      #expect(run.code == 130)
    }

    @Test("a scene that always traps is tried as often as is allowed")
    func tried() throws {
      let run = try FaultyProgram(
        "run a.script --retries 2 --jobs 1 --reporter jsonl", script: "scene \"always\"\ntap Trap\n"
      )
      #expect(run.code == 1)
      #expect(run.printed.contains("\"attempts\": 3") && !run.printed.contains("\"flaky\": true"))
    }

    @Test("where the system refuses processes, each scene fails and says what to do")
    func refused() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --jobs 1",
        script: "scene \"one\"\ntap Count\nscene \"two\"\ntap Count\n", limit: "ulimit -n 5")
      #expect(run.code == 1)
      let part = { (number: Int, name: String, line: Int) in
        """
        not ok \(number) - a.script › \(name)
          ---
          message: "the system could not create a process for the scene, before its first step"
          severity: fail
          at:
            file: "a.script"
            line: \(line)
            column: 1
          details: |2
              --> a.script:\(line):1
              the system could not create a process for the scene, before its first step
              run fewer at the same time with `--jobs`
          ...

        """
      }
      #expect(run.printed == "TAP version 14\n1..2\n" + part(1, "one", 1) + part(2, "two", 3))
    }

    @Test("the run stops at the number of failures that is allowed, and skips the other scenes")
    func limit() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --jobs 1 --max-failures 1 --filter 'passes|traps|ends'",
        script: Self.script)
      #expect(run.code == 1)
      let points = run.printed.split(separator: "\n").filter {
        $0.hasPrefix("ok") || $0.hasPrefix("not")
      }
      #expect(
        points == [
          "ok 1 - a.script › passes", "not ok 2 - a.script › traps",
          "ok 3 - a.script › ends the process # SKIP not run",
          "ok 4 - a.script › traps after a mistake # SKIP not run",
        ])
    }

    @Test("with --isolation none what the app prints goes to standard error")
    func here() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --isolation none", script: "scene \"prints\"\ntap Print\n")
      #expect(run.code == 0)
      #expect(run.printed == "TAP version 14\n1..1\nok 1 - a.script › prints\n")
      #expect(run.warned == "printed 0\n")
    }

    @Test(
      "with --isolation none a transcript goes to standard output, what the app prints does not",
      arguments: ["none", "scene"])
    func transcript(isolation: String) throws {
      let run = try FaultyProgram(
        "run a.script --transcript --isolation \(isolation)",
        script: "scene \"prints\"\ntap Print\ntap Count\ntap Print\n")
      #expect(run.code == 0)
      let lines = run.printed.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.filter { $0.hasPrefix("> ") } == ["> tap Print", "> tap Count", "> tap Print"])
      #expect(
        lines.filter { $0.contains("Taps: ") || $0 == "Ready" } == ["Ready", "Taps: 1", "Taps: 1"])
      #expect(lines.filter { $0.hasPrefix("printed") } == [])
      if isolation == "none" { #expect(run.warned == "printed 0\nprinted 1\n") }
    }

    @Test(
      "a run that is interrupted begins no further scene",
      arguments: ["--jobs 1", "--isolation file"])
    func interruptedLater(_ options: String) throws {
      let run = try FaultyProgram(
        "run a.script --reporter jsonl \(options)",
        script: ["one", "two", "three"].map { "scene \"\($0)\"\ntap Interrupt\n" }.joined())
      #expect(run.code == 130)
      let events = run.printed.split(separator: "\n").map { line in
        line.matches(of: #/"(?:event|name)": "([^"]*)"/#).map(\.1).joined(separator: " ")
      }
      #expect(
        events.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
          "run-began", "scene-began one", "scene-ended one", "scene-began two",
          "scene-skipped two", "scene-skipped three", "run-ended",
        ])
    }

    @Test("a standard output that cannot be written is named, and the exit code is 2")
    func full() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap >/dev/full", script: "scene \"prints\"\ntap Print\n")
      #expect(run.code == 2)
      #expect(run.warned.contains("error: standard output cannot be written: "))
    }

    @Test("a reader that closes its pipe, as head does, is no error")
    func closed() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --isolation none | true",
        script: (1...20).map { "scene \"\($0)\"\nexpect \"Ready\"\n" }.joined())
      #expect(run.warned == "")
    }
  }
#endif
