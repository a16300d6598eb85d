import Foundation
import RehearsalCore
import Testing

// Scenes have processes of their own on Linux only.
#if os(Linux)
  @Suite("Runs that are stopped, and scenes that are tried again")
  struct StoppedRunTests {
    /// The events of a report of JSON lines, without the one of the whole run's beginning.
    private func events(_ report: String) throws -> [PropsValue] {
      try report.split(separator: "\n").dropFirst().map { try PropsValue(json: String($0)) }
    }

    @Test("SIGTERM to a run of two jobs ends the scene that never ends, which is told as not run")
    func stopped() throws {
      let run = try FaultyProgram(
        // Only the second run is in the background, and gets the signal once a scene has ended.
        "--version >/dev/null",
        """
        run a.script --jobs 2 --timeout 20 --reporter jsonl &
        while kill -0 $! && ! grep -q scene-ended ../out; do :; done
        kill -TERM $!
        wait $!
        """,
        script: "scene \"one\"\ntap Count\nscene \"two\"\ntap Loop\n")
      let events = try events(run.printed)
      let ends = events.filter { $0[member: "event"] != .string("scene-began") }
        .map { [$0[member: "event"]?.text, $0[member: "name"]?.text] }
      #expect(ends == [["scene-ended", "one"], ["scene-skipped", "two"], ["run-ended", nil]])
      let counts = ["passed", "failed", "skipped", "signal"].map { events.last?[member: $0] }
      #expect(counts == [.int(1), .int(0), .int(1), .int(15)])
      #expect(run.code == 143)
    }

    @Test("a scene that passes when it is tried again has the records of its last try alone")
    func records() throws {
      let run = try FaultyProgram(
        "run a.script --retries 1 --jobs 1 --allow-flaky --record-steps --reporter jsonl",
        script: "scene \"once\"\nexpect \"Ready\"\ntap \"Trap once\"\n")
      #expect(run.code == 0)
      let end = try events(run.printed).first { $0[member: "event"] == .string("scene-ended") }
      guard case .list(let records)? = end?[member: "records"] else {
        Issue.record("no records: \(run.printed)")
        return
      }
      #expect(end?[member: "attempts"] == .int(2))
      #expect(
        records.map { $0[member: "line"]?.text } == ["expect \"Ready\"", "tap \"Trap once\""])
    }
  }
#endif
