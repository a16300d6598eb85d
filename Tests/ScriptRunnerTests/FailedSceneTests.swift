import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Scenes that fail")
struct FailedSceneTests {
  @Test("the handler of failures gets the session of a scene that failed, and none that passed")
  func handler() throws {
    let script = """
      scene "passes"
      expect "Good morning"

      scene "fails"
      tap Greet
      expect "Good morning" now

      """
    let scenes = ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes
    var runner = SceneRunner(GreetingAppDelegate.self)
    var failed: [String] = []
    runner.didFail = { session, failure in
      let texts = session.screen.elements.filter { $0.type == .staticText }.map(\.label)
      failed.append("\(failure.location) \(texts.joined(separator: ", "))")
    }
    let results = scenes.map { runner.run($0) }
    #expect(results.map(\.isPassed) == [true, false])
    #expect(failed == ["a.script:6:1 Hello"])
  }
}
