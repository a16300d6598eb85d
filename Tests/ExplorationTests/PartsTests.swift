import RehearsalCore
import ScriptLanguage
import ScriptRunner
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
    return try exploration.exploreInParts(for: [.acts(acts)])
  }

  @Test("I/N is the I-th of N parts, from 1", arguments: ["0/2", "3/2", "1", "a/b", "1/0"])
  func refusedShards(_ text: String) {
    #expect(Exploration.Shard("2/3") == Exploration.Shard(2, of: 3))
    #expect(Exploration.Shard(text) == nil)
  }

  @Test("each part reaches every screen, and their merged map is that of the whole")
  func shards() throws {
    let parts = try [1, 2].map { index in
      try explore(2_000, shard: Exploration.Shard(index, of: 2))
    }
    let merged = ExplorationSnapshot.merging(parts).result
    #expect(Set(merged.map.screens) == ["List", "Order", "Note", "Help", "About"])
    #expect(merged.acts == parts.map(\.result.acts).reduce(0, +))
    #expect(merged.faults.isEmpty)
  }

  @Test("a continued exploration keeps its states and finds more")
  func resumed() throws {
    let first = try explore(300)
    let second = try explore(900, resumed: [first])
    #expect(second.nodes.count > first.nodes.count)
    #expect(Array(second.nodes.map(\.key).prefix(first.nodes.count)) == first.nodes.map(\.key))
    #expect(second.result.edges > first.result.edges)
    let kept = try explore(1, resumed: [first])
    #expect(kept.nodes.map(\.key).prefix(first.nodes.count) == first.nodes.map(\.key)[...])
    #expect(kept.result.map.screens == first.result.map.screens)
  }
}

@Suite("Reports of an exploration")
struct ExplorationReportTests {
  @Test("states that were not reached again are counted for people and in JSON lines")
  func lost() {
    var result = ExplorationResult()
    (result.states, result.edges, result.offered, result.lost) = (9, 4, 20, 2)
    let report = ExplorationReport(result)
    #expect(
      report.lines == [
        "9 states, 0 screens, 0 moves, 4 of 20 acts, 0 faults; "
          + "every other state within the depth was explored; "
          + "2 states were not reached again, because the same acts led elsewhere"
      ])
    #expect(report.jsonLines.contains(#""offered": 20, "lost": 2"#))
  }

  @Test("JUnit XML has a failing case for each fault, with its script, and one for each other rule")
  func junit() {
    var result = ExplorationResult()
    result.addIfNew(
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
    let others = (Rules.all.map(\.name) + ["crash"]).filter { $0 != "raw text" }
    #expect(
      Array(lines[7...]) == others.map { "    <testcase classname=\"explore\" name=\"\($0)\"/>" }
        + ["  </testsuite>", "</testsuites>"])
  }
}

@Suite("What an exploration met", .serialized)
struct DiscoveryTests {
  private func explore() throws -> ExplorationResult {
    var options = Exploration.Options()
    options.depth = 4
    return try Exploration(NotesAppDelegate.self, options: options).explore(for: .acts(1_500))
  }

  private func scenes(_ text: String) -> [Scene] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return ScriptLoader().document(SourceText(name: "written.script", lines: lines)).scenes
  }

  @Test("scripts for what no script reaches pass, and then nothing is missed")
  func coverage() throws {
    let result = try explore()
    let configuration = Session.Configuration()
    let none = Coverage(
      of: scenes("tap Help"), NotesAppDelegate.self, configuration: configuration, in: result)
    #expect(none.lines.contains("no script reaches the screen Note"))
    #expect(none.lines.contains("no script reaches the move List → Order"))
    #expect(none.lines.contains("no script makes GET /summaries/1 fail"))
    #expect(!none.lines.contains("no script reaches the screen Help"))
    #expect(Set(none.scripts.map(\.file)).count == none.scripts.count)
    let written = none.scripts.flatMap { scenes($0.text) }
    for scene in written {
      #expect(SceneRunner(NotesAppDelegate.self).run(scene).failure?.lines == nil)
    }
    let all = Coverage(
      of: scenes("tap Help") + written, NotesAppDelegate.self, configuration: configuration,
      in: result)
    #expect(all.lines == [])
  }

  @Test("the tours of a result make all of its moves, and none is the beginning of another")
  func tours() throws {
    let result = try explore()
    let tours = result.tours(Session.Configuration())
    let covered = Coverage(
      of: tours.flatMap(scenes), NotesAppDelegate.self, configuration: Session.Configuration(),
      in: result)
    #expect(covered.lines == [])
    let bodies = tours.map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }
    for (index, body) in bodies.enumerated() {
      #expect(!bodies.enumerated().contains { $0 != index && $1.hasPrefix(body + "\n") })
    }
  }
}
