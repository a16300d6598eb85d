import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("The progress of a scene, in shared memory")
struct SceneProgressTests {
  private static func scene(steps: Int) throws -> Scene {
    let lines = (1...steps).map { $0.isMultiple(of: 4) ? "expect \"\($0)\"" : "tap \"\($0)\"" }
    let script = ScriptLoader(
      files: .memory(["a.script": "scene \"one\"\n" + lines.joined(separator: "\n") + "\n"])
    ).load("a.script")
    return try #require(script.scenes.first)
  }

  @Test("a scene that has begun has no steps, and then those that it began, with their times")
  func steps() throws {
    let scene = try Self.scene(steps: 5)
    let progress = try #require(SceneProgress())
    progress.begin(scene: 2)
    #expect(progress.stepCount(at: 2) == 0 && progress.step(of: scene, at: 2) == nil)
    #expect(progress.recentSteps(of: scene, at: 2).steps == [])
    for step in 0..<4 { progress.begin(step: step, number: step + 10, at: Int64(step) * 1_000) }
    #expect(progress.stepCount(at: 2) == 4)
    #expect(progress.step(of: scene, at: 2)?.text == "expect \"4\"")
    let recent = progress.recentSteps(of: scene, at: 2).steps
    #expect(recent.map(\.text) == ["tap \"1\"", "tap \"2\"", "tap \"3\"", "expect \"4\""])
    #expect(recent.map(\.number) == [10, 11, 12, nil])
    #expect(recent.map(\.start) == (0..<4).map { .nanoseconds($0 * 1_000) })
  }

  @Test("the last six steps are kept")
  func last() throws {
    let scene = try Self.scene(steps: 9)
    let progress = try #require(SceneProgress())
    progress.begin(scene: 0)
    for step in 0..<8 { progress.begin(step: step, number: step, at: Int64(step)) }
    let recent = progress.recentSteps(of: scene, at: 0).steps
    #expect(recent.map { $0.location.line } == [4, 5, 6, 7, 8, 9])
    #expect(recent.map(\.start) == (2..<8).map { .nanoseconds($0) })
    #expect(recent.map(\.number) == [2, nil, 4, 5, 6, nil])
    #expect(progress.step(of: scene, at: 0)?.location.line == 9)
  }

  @Test("nothing is known of another scene than the last one that began")
  func other() throws {
    let scene = try Self.scene(steps: 3)
    let progress = try #require(SceneProgress())
    progress.begin(scene: 1)
    progress.begin(step: 0, number: 1, at: 0)
    #expect(progress.stepCount(at: 0) == nil && progress.step(of: scene, at: 0) == nil)
    #expect(progress.recentSteps(of: scene, at: 0).steps == [])
    progress.begin(scene: 0)
    #expect(progress.stepCount(at: 0) == 0 && progress.stepCount(at: 1) == nil)
  }
}
