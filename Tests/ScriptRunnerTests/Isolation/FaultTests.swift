#if os(Linux)
  import Foundation
  import Testing

  @Suite("Scenes that end or block their process", .serialized)
  struct FaultTests {
    private static let script = """
      scene "passes"
      expect "Ready"
      scene "traps"
      expect "Ready"
      tap Trap
      scene "ends the process"
      tap Exit
      scene "allocates without end"
      tap Allocate
      scene "prints and fails"
      tap Print
      expect 9 alerts now
      scene "prints and passes"
      tap Print
      scene "counts in a static property"
      tap Count
      expect "Taps: 1"
      scene "counts from the beginning again"
      tap Count
      expect "Taps: 1"

      """

    @Test("a trap, an exit, exhausted memory and a failure cost one scene each, and TAP is whole")
    func faults() throws {
      let program = try FaultyProgram(Self.script)
      let one = try program.run("--jobs", "1", "--reporter", "tap")
      #expect(one.code == 1)
      #expect(
        one.points == [
          "ok 1 - faults.script › passes", "not ok 2 - faults.script › traps",
          "not ok 3 - faults.script › ends the process",
          "not ok 4 - faults.script › allocates without end",
          "not ok 5 - faults.script › prints and fails",
          "ok 6 - faults.script › prints and passes",
          "ok 7 - faults.script › counts in a static property",
          "ok 8 - faults.script › counts from the beginning again",
        ])
      #expect(try program.run("--jobs", "2", "--reporter", "tap") == one)
      #expect(!one.output.hasPrefix("printed") && !one.output.contains("\nprinted"))
    }

    @Test("one process a file goes on in another process after a fault")
    func file() throws {
      let outcome = try FaultyProgram(Self.script).run("--isolation", "file", "--reporter", "tap")
      #expect(
        outcome.points.map { $0.hasPrefix("ok") }
          == [true, false, false, false, false, true, true, false])
    }

    @Test("a crash is reported with its line, its signal, the last steps and the app's output")
    func crash() throws {
      let program = try FaultyProgram("expect \"Ready\"\ntap Trap\n")
      let outcome = try program.run("--jobs", "1")
      let trap = "SIGILL, an illegal instruction, as after a trap of Swift"
      #expect(
        outcome.output.replacing("SIGTRAP, a trap of Swift", with: trap) == """
          faults.script
            ✗ faults

                --> faults.script:2:1
                 |
               2 | tap Trap
                 | ^^^^^^^^
                the app crashed: \(trap)
                `--isolation none` runs the scene in this process, for a debugger

                the last steps:
                  0 ms  faults.script:1  expect "Ready"
                  0 ms  faults.script:2  tap Trap

                the app's output:
                  faulty_app/FaultyApp.swift:27: Fatal error: the button traps


          1 scene: 1 failed

          """)
    }

    @Test("an exit, a recursion and a loop without end say how the process ended")
    func ends() throws {
      let program = try FaultyProgram(
        """
        scene "ends the process"
        tap Exit
        scene "recurses without end"
        tap Recurse
        scene "loops without end"
        tap Loop

        """)
      let outcome = try program.run("--timeout", "2", "--reporter", "jsonl")
      for message in [
        "the app ended its process with exit code 0",
        "the app crashed: SIGSEGV, an invalid memory access, as after a recursion without end",
        "the scene did not end within 2 s of wall-clock time",
      ] {
        #expect(outcome.output.contains("\"message\": \"\(message)\""))
      }
    }

    @Test("after two of three failures the rest is not run, with one job and with two")
    func maximum() throws {
      let program = try FaultyProgram(Self.script)
      let one = try program.run("--max-failures", "2", "--jobs", "1")
      #expect(one.output.hasSuffix("8 scenes: 1 passed, 2 failed, 5 not run\n"))
      #expect(try program.run("--max-failures", "2", "--jobs", "2") == one)
    }

    @Test("Ctrl-C ends the run with 130 and a whole report", arguments: ["1", "2"])
    func interrupt(jobs: String) throws {
      let program = try FaultyProgram("scene \"loops\"\ntap Loop\nscene \"loops too\"\ntap Loop\n")
      let process = program.process(["--jobs", jobs, "--reporter", "jsonl"])
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      var output = ""
      while !output.contains("scene-began") {
        output += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
      process.interrupt()
      output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      let events = output.split(separator: "\n").map { $0.split(separator: "\"")[3] }
      #expect(
        events == [
          "run-began", "scene-began", "scene-skipped", "scene-skipped", "run-ended",
        ])
    }

    @Test("work posted for ever fails its scene alone in one process for all scenes")
    func livelock() throws {
      let program = try FaultyProgram(
        """
        scene "posts to the main queue for ever"
        tap Post
        scene "is launched afterwards"
        tap Print

        """)
      let outcome = try program.run("--isolation", "none", "--reporter", "tap")
      #expect(
        outcome.points == [
          "not ok 1 - faults.script › posts to the main queue for ever",
          "ok 2 - faults.script › is launched afterwards",
        ])
      #expect(!outcome.output.contains("printed"))
    }
  }

  extension FaultyProgram.Outcome {
    /// The test points of a TAP report.
    fileprivate var points: [String] {
      output.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("ok ") || $0.hasPrefix("not ok ")
      }
    }
  }
#endif
