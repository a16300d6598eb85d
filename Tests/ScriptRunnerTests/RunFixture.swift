import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

@testable import ScriptRunner

/// A fixed list of events: scenes that pass, fail, run twice and are skipped.
struct RunFixture {
  static let scenes = ScriptLoader(
    files: .memory([
      "journeys/a.script": """
      @tags smoke
      scene "one"
      back
      scene "two <2>"
      tap "Sign in"
      scene "three"
      back

      """
    ])
  ).load("journeys/a.script").scenes

  static let failure = SceneFailure(
    summary: "there is no \"Sign in\"",
    location: ScriptLocation(file: "journeys/a.script", line: 5, column: 1),
    details: ["  --> journeys/a.script:5:1", "  there is no \"Sign in\""], screen: ["Home"],
    steps: [
      PastStep(
        location: ScriptLocation(file: "journeys/a.script", line: 5, column: 1),
        text: "tap \"Sign in\"", start: .milliseconds(250))
    ])

  static var events: [RunEvent] {
    let (one, two, three) = (scenes[0], scenes[1], scenes[2])
    return [
      .began(sceneCount: 4), .sceneBegan(one, round: 1),
      .sceneEnded(result(one, .seconds(1))), .sceneBegan(two, round: 1),
      .sceneEnded(result(two, .zero, failure)), .sceneBegan(one, round: 2),
      .sceneEnded(result(one, .zero, round: 2)), .sceneSkipped(three, round: 1),
      .ended(RunSummary(passed: 2, failed: 1, skipped: 1, elapsed: .milliseconds(1_500))),
    ]
  }

  static func result(
    _ scene: Scene, _ virtualTime: Duration, _ failure: SceneFailure? = nil, round: Int = 1
  ) -> SceneResult {
    SceneResult(
      scene: scene, round: round, failure: failure, virtualTime: virtualTime,
      elapsed: .milliseconds(250))
  }

  /// Returns the output of a reporter for the events.
  static func output(_ reporter: (@escaping (String) -> Void) -> any Reporter) -> String {
    final class Output { var text = "" }
    let output = Output()
    let reporter = reporter { output.text += $0 }
    for event in events { reporter.receive(event) }
    return output.text
  }
}
