import RehearsalCore
import ScriptLanguage
import Testing

@testable import Exploration

@Suite("Divided and continued explorations", .serialized)
struct DividedExplorationTests {
  private func explore(
    _ acts: Int, shard: Exploration.Shard? = nil, resumed: [ExplorationSnapshot] = []
  ) throws -> ExplorationSnapshot {
    var options = Exploration.Options()
    options.depth = 4
    options.shard = shard
    options.resumed = resumed
    let exploration = Exploration(NotesAppDelegate.self, options: options)
    let snapshots = try exploration.exploreInParts(for: [.acts(acts)]).snapshots
    return try #require(snapshots.first)
  }

  @Test("I/N is the I-th of N parts, from 1", arguments: ["0/2", "3/2", "1", "a/b", "1/0"])
  func refusedShards(_ text: String) {
    #expect(Exploration.Shard("2/3") == Exploration.Shard(2, of: 3))
    #expect(Exploration.Shard(text) == nil)
  }

  @Test("each part reaches every screen, and their merged map is that of the whole")
  func shards() throws {
    let parts = try [1, 2].map { index in
      try explore(2_000, shard: Exploration.Shard(index, of: 2)).result
    }
    let merged = ExplorationResult.merging(parts)
    #expect(Set(merged.map.screens) == ["List", "Order", "Note", "Help", "About"])
    #expect(merged.acts == parts.map(\.acts).reduce(0, +))
    #expect(merged.faults.isEmpty)
  }

  @Test("a continued exploration keeps its states and finds more")
  func resumed() throws {
    let first = try explore(300)
    let second = try explore(900, resumed: [first])
    #expect(second.nodes.count > first.nodes.count)
    #expect(Array(second.nodes.map(\.key).prefix(first.nodes.count)) == first.nodes.map(\.key))
    #expect(second.result.edges > first.result.edges)
  }
}

@Suite("Reports of an exploration")
struct ExplorationReportTests {
  @Test("JUnit XML has a failing case for each fault, with its script, and one for each other rule")
  func junit() {
    var result = ExplorationResult()
    result.add(
      Fault(
        rule: "raw text", reason: "a user cannot read it", place: "Help",
        message: "the text \"<nil>\"",
        subject: "nil", steps: ["tap Help"], script: "tap Help\n", file: "", isConfirmed: true))
    let lines = ExplorationReport(result).junit.split(separator: "\n")
    let count = Rules.all.count + 1
    #expect(lines[1] == #"<testsuites tests="\#(count)" failures="1">"#)
    #expect(
      lines[3...6].joined(separator: "\n") == """
            <testcase classname="explore" name="raw text on Help: raw-text-help.script" \
        file="faults/raw-text-help.script">
              <failure message="the text &quot;&lt;nil&gt;&quot;">tap Help
        </failure>
            </testcase>
        """)
  }
}
