import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Timings")
struct TimingsTests {
  private static let scenes = ScriptLoader(
    files: .memory([
      "a.script": ["one", "two", "three", "four"].map { "scene \"\($0)\"\nback\n" }.joined()
    ])
  ).load("a.script").scenes

  @Test("two shards are balanced by time, keep the order and have every scene once")
  func balanced() throws {
    let json = #"{"version": 1, "scenes": {"a.script › one": 100, "a.script › four": 300}}"#
    let timings = try SceneTimings(json: Array(json.utf8))
    let parts = (1...2).map { timings.shard($0, of: 2, Self.scenes).map(\.name) }
    #expect(parts == [["one", "four"], ["two", "three"]])
  }

  @Test("more shards than scenes leave the last ones empty")
  func empty() {
    let timings = SceneTimings()
    #expect((1...6).map { timings.shard($0, of: 6, Self.scenes).count } == [1, 1, 1, 1, 0, 0])
  }

  @Test("written times are read again")
  func written() throws {
    var timings = SceneTimings()
    timings.add(RunFixture.result(Self.scenes[0], .zero))
    #expect(
      timings.json
        == "{\n  \"version\": 1,\n  \"scenes\": {\n    \"a.script › one\": 250\n  }\n}\n")
    #expect(try SceneTimings(json: Array(timings.json.utf8)) == timings)
  }
}
