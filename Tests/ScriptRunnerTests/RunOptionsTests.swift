import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Run options")
struct RunOptionsTests {
  private static let scenes = ScriptLoader(
    files: .memory(["a.script": "@tags smoke\nscene \"one\"\nback\nscene \"two\"\nback\n"])
  ).load("a.script").scenes

  private func names(_ change: (inout RunOptions) -> Void) -> [String] {
    var options = RunOptions()
    change(&options)
    return options.plan(Self.scenes).map { "\($0.scene.name) \($0.round)" }
  }

  @Test("the usual options run each scene once, in the order of the file")
  func usual() {
    #expect(names { _ in } == ["one 1", "two 1"])
  }

  @Test("a filter chooses scenes whose title matches")
  func filter() throws {
    let regex = try Regex("tw")
    #expect(names { $0.filter = regex } == ["two 1"])
  }

  @Test("a tag of the file chooses all its scenes, another tag none")
  func tags() {
    #expect(names { $0.tags = ["smoke", "slow"] } == ["one 1", "two 1"])
    #expect(names { $0.tags = ["slow"] } == [])
  }

  @Test("three shards of two scenes take none, one and one")
  func shards() {
    let parts = (1...3).map { index in names { $0.shard = (index, 3) } }
    #expect(parts == [[], ["one 1"], ["two 1"]])
  }

  @Test("a process runs the scenes of one file in a row, or else a single scene")
  func batches() {
    let other = ScriptLoader(files: .memory(["b.script": "back\n"])).load("b.script").scenes
    let plan = RunOptions().plan(Self.scenes + other + Self.scenes)
    #expect(RunOptions.Isolation.file.batches(of: plan) == [0..<2, 2..<3, 3..<5])
    #expect(RunOptions.Isolation.scene.batches(of: plan) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
    #expect(RunOptions.Isolation.file.batches(of: []) == [])
  }

  @Test("two rounds run each scene twice in a row")
  func rounds() {
    #expect(names { $0.rounds = 2 } == ["one 1", "one 2", "two 1", "two 2"])
  }

  @Test("zero rounds run each scene once")
  func noRounds() {
    #expect(names { $0.rounds = 0 } == ["one 1", "two 1"])
  }

  @Test("one seed always gives the same order, with every scene in it")
  func shuffle() {
    let first = names { options in
      options.rounds = 10
      options.shuffleSeed = 7
    }
    let second = names { options in
      options.rounds = 10
      options.shuffleSeed = 7
    }
    #expect(first == second)
    #expect(first.sorted() == names { $0.rounds = 10 }.sorted())
    #expect(first != names { $0.rounds = 10 })
  }

  @Test("a filter also matches the file, and no match leaves no scene")
  func filterOfFile() throws {
    let file = try Regex("^a.script")
    let none = try Regex("three")
    #expect(names { $0.filter = file } == ["one 1", "two 1"])
    #expect(names { $0.filter = none } == [])
  }
}
