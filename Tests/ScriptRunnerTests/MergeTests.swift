import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Merged reports")
struct MergeTests {
  /// Returns the JSON lines of the fixture's run, as one shard.
  private func shard(_ index: Int, of count: Int, total: Int = 8) -> [UInt8] {
    let shard = ShardDescription(index: index, count: count, total: total)
    return Array(RunFixture.output { JSONLinesReporter(shard: shard, output: $0) }.utf8)
  }

  private func message(_ runs: (String, [UInt8])...) -> String? {
    #expect(throws: UsageError.self) {
      try MergedReport(try runs.map { try RecordedRun($0.0, $0.1) })
    }?.message
  }

  @Test("one run that is read from its JSON lines gives the same reports again")
  func whole() throws {
    let lines = RunFixture.output { JSONLinesReporter(output: $0) }
    let merged = try MergedReport([RecordedRun("a.jsonl", Array(lines.utf8))])
    func again(_ make: (@escaping (String) -> Void) -> any Reporter) -> String {
      var text = ""
      let reporter = make { text += $0 }
      for event in merged.events { reporter.receive(event) }
      return text
    }
    #expect(again { HumanReporter(output: $0) } == RunFixture.output { HumanReporter(output: $0) })
    #expect(again { JUnitReporter(output: $0) } == RunFixture.output { JUnitReporter(output: $0) })
    #expect(again { TAPReporter(output: $0) } == RunFixture.output { TAPReporter(output: $0) })
    #expect(again { JSONLinesReporter(output: $0) } == lines)
  }

  @Test("two of two shards are joined, whatever their order")
  func shards() throws {
    let runs = [try RecordedRun("b", shard(2, of: 2)), try RecordedRun("a", shard(1, of: 2))]
    #expect(
      try MergedReport(runs).summary
        == RunSummary(passed: 4, failed: 2, skipped: 2, elapsed: .seconds(3)))
  }

  @Test("a missing, a repeated, a foreign and an incomplete shard are named")
  func mistakes() {
    #expect(message(("a", shard(1, of: 3)), ("c", shard(3, of: 3))) == "shard 2 of 3 is missing")
    #expect(message(("a", shard(1, of: 3))) == "shards 2 and 3 of 3 are missing")
    #expect(
      message(("a", shard(1, of: 2)), ("b", shard(1, of: 2)))
        == "shard 1 of 2 is there twice: `a` and `b`")
    #expect(
      message(("a", shard(1, of: 2)), ("b", shard(2, of: 3)))
        == "`b` is not a shard of the same run as the other files")
    #expect(
      message(("a", shard(1, of: 2, total: 9)), ("b", shard(2, of: 2, total: 9)))
        == "the shards have 8 scenes together, and the whole run has 9")
    let cut = shard(1, of: 2).split(separator: UInt8(ascii: "\n")).dropLast()
    #expect(
      message(("a", Array(cut.joined(separator: [UInt8(ascii: "\n")]))))
        == "the report `a` ends before its run did: shard 1 of 2 is not complete")
    #expect(
      message(("a", Array("TAP version 14\n".utf8)))
        == "line 1 of the report `a` is not a line of such a report")
  }
}
