import Foundation
import Testing

// Scenes have processes of their own on Linux only.
#if os(Linux)
  @Suite("Files that runs write")
  struct WrittenFileTests {
    private static let script = """
      scene "one"
      tap Count
      scene "two"
      expect "Nothing" now
      scene "three"
      tap Count

      """

    /// Returns the text with 0 for each number with decimals, which is a wall-clock time.
    private func withoutTimes(_ text: String?) -> String {
      // A time may be a whole number, too.
      (text ?? "").replacing(#/": \d+(\.\d+)?/#, with: "\": 0")
    }

    @Test("--timings writes the time of each scene, and a shard only reads it")
    func timings() throws {
      let run = try FaultyProgram("run a.script --timings t.json --jobs 1", script: Self.script)
      let times = run.files["t.json"] ?? ""
      #expect(times.contains("one") && times.contains("two") && times.contains("three"))
      let shard = try FaultyProgram(
        "run a.script --shard 1/2 --timings t.json", script: Self.script)
      #expect(shard.files == [:])
    }

    @Test("the merged shards of a run are its report, with the times of all scenes")
    func merged() throws {
      let whole = try FaultyProgram(
        "run a.script --jobs 1 --reporter tap --timings whole.json", script: Self.script)
      let merged = try FaultyProgram(
        "run a.script --shard 1/2 --reporter jsonl=1.jsonl",
        "run a.script --shard 2/2 --reporter jsonl=2.jsonl",
        "report merge 1.jsonl 2.jsonl --reporter tap --timings merged.json", script: Self.script)
      #expect(merged.code == 1)
      #expect(merged.printed == whole.printed)
      #expect(
        withoutTimes(merged.files["merged.json"]) == withoutTimes(whole.files["whole.json"]))
      #expect(merged.warned == "shard 1 of 2: 1 of 3 scenes\nshard 2 of 2: 2 of 3 scenes\n")
    }

    @Test("--last-failed lists what failed last, and what failed before is forgotten")
    func lastFailed() throws {
      let failed = try FaultyProgram(
        "run a.script --reporter tap=a.tap", "run a.script --last-failed --list",
        script: Self.script)
      #expect((failed.code, failed.printed) == (0, "a.script:3: two\n"))
      #expect(failed.files[".rehearsal/.gitignore"] == "*\n")
      #expect(failed.files[".rehearsal/last-failed.json"] == "[\n  \"a.script › two\"\n]\n")
      let passed = try FaultyProgram(
        "run a.script --reporter tap=a.tap", "run a.script --filter one --reporter tap=a.tap",
        "run a.script --last-failed", script: Self.script)
      #expect(passed.code == 2)
      #expect(
        passed.warned == """
          error: none of 3 scenes failed in the last run
             = with --pass-with-no-scenes that is no mistake

          """)
    }

    @Test("where the failed scenes cannot be remembered, the run says so and ends as usual")
    func unremembered() throws {
      let run = try FaultyProgram(
        "run a.script --jobs 1 --reporter tap=a.tap", script: Self.script, limit: "touch .rehearsal"
      )
      #expect(run.code == 1)
      #expect(
        run.warned == """
          warning: the failed scenes are not remembered in `.rehearsal/last-failed.json`: Not a directory

          """)
      #expect(run.files["a.tap"]?.contains("not ok 2 - a.script › two") == true)
    }

    @Test("each reporter writes the same file for scenes in this process and in their own")
    func reporters() throws {
      let targets = ["human", "tap", "junit", "jsonl", "markdown"]
      let options = targets.map { "--reporter \($0)=\($0).txt" }.joined(separator: " ")
      let apart = try FaultyProgram("run a.script --jobs 2 \(options)", script: Self.script)
      let here = try FaultyProgram(
        "run a.script --isolation none \(options)", script: Self.script)
      for target in targets {
        let (left, right) = (apart.files["\(target).txt"], here.files["\(target).txt"])
        #expect(left?.isEmpty == false)
        #expect(untimed(left) == untimed(right), "\(target)")
      }
    }

    /// Returns a report without its wall-clock times.
    private func untimed(_ text: String?) -> String {
      (text ?? "").replacing(#/\d+(\.\d+)?( ms| s\b)/#, with: "0")
        .replacing(#/(time|elapsed_ms|timestamp)("?[=:] ?"?)[\d.:TZ-]+/#) { "\($0.1)\($0.2)" }
    }

    @Test("--update-snapshots writes the screens that scenes expect, which then are there")
    func snapshots() throws {
      let script = "scene \"one\"\ntap Count\nexpect snapshot \"after a tap\"\n"
      let run = try FaultyProgram(
        "run a.script --update-snapshots --jobs 1 --reporter tap=a.tap",
        "run a.script --jobs 1 --reporter tap", script: script)
      #expect(run.code == 0)
      let screen = try #require(run.files["a.snapshots/after a tap.txt"])
      #expect(screen.contains("\n  Taps: 1\n  0 a name"))
      let missing = try FaultyProgram("run a.script --jobs 1 --reporter tap", script: script)
      #expect(missing.code == 1)
      #expect(missing.printed.contains("the snapshot \\\"after a tap\\\" does not exist"))
    }

    @Test("the JSON lines of --record-steps become an HTML report that has each step")
    func records() throws {
      let run = try FaultyProgram(
        "run a.script --record-steps --jobs 1 --reporter jsonl=1.jsonl",
        "report merge 1.jsonl --reporter html=a.html", script: Self.script)
      #expect(run.code == 1)
      let page = try #require(run.files["a.html"])
      #expect(page.contains("\"line\":\"tap Count\"") || page.contains("tap Count"))
      let direct = try FaultyProgram(
        "run a.script --jobs 1 --reporter html=a.html", script: Self.script)
      let count = { (text: String?) in (text ?? "").components(separatedBy: "tap Count").count }
      #expect(count(direct.files["a.html"]) == count(page))
    }
  }
#endif
