@testable import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import Testing

@testable import HTMLReport
@testable import ScriptRunner

@Suite("A scene in the list of scenes")
struct SceneHeadTests {
  private let location = ScriptLocation(file: "a.script", line: 4, column: 1)

  private func result(_ failure: SceneFailure? = nil) -> SceneResult {
    SceneResult(
      scene: Scene(file: "a.script", name: "one", line: 3, tags: ["smoke", "slow"]), round: 2,
      failure: failure, virtualTime: .milliseconds(250), elapsed: .microseconds(1_500))
  }

  private func failure() -> SceneFailure {
    var failure = SceneFailure(
      summary: "expected Hello", location: location, details: ["  expected Hello"],
      screen: ["Home"],
      steps: [PastStep(location: location, text: "tap Greet", start: .milliseconds(20))])
    failure.requests = ["GET /a  200"]
    failure.output = ["printed"]
    return failure
  }

  /// The members that every result in these tests begins with, with its outcome.
  private func beginning(_ outcome: String) -> String {
    #"{"file":"a.script","name":"one","at":3,"round":2,"tags":["smoke","slow"],"#
      + #""outcome":"\#(outcome)","virtual":250.0,"elapsed":1.5"#
  }

  @Test("a scene that passed has its place, round, tags and times, and nothing of failures")
  func passed() {
    #expect(result().head.jsonText == beginning("passed") + "}")
  }

  @Test("a flaky scene with findings has the attempts, that it is flaky, and each finding")
  func flaky() {
    var flaky = result()
    (flaky.attempts, flaky.isFlaky) = (2, true)
    flaky.findings = [
      Finding(kind: .init(rawValue: "leak"), message: "Home leaks", step: 1),
      Finding(kind: .init(rawValue: "navigation"), message: "pushed twice", step: 2),
    ]
    let rest =
      #","attempts":2,"flaky":true,"#
      + #""findings":[["leak","Home leaks"],["navigation","pushed twice"]]}"#
    #expect(flaky.head.jsonText == beginning("passed") + rest)
  }

  @Test("a failure without records has its lines, its screen, the requests and the steps")
  func failed() {
    let rest =
      #","failure":{"file":"a.script","at":4,"output":["printed"],"message":"expected Hello","#
      + #""lines":["  expected Hello"],"screen":["Home"],"requests":["GET /a  200"],"#
      + #""steps":[["a.script:4:1",20.0,"tap Greet"]]}}"#
    #expect(result(failure()).head.jsonText == beginning("failed") + rest)
  }

  @Test("a failure after recorded steps has its lines and its screen, but not what records tell")
  func recordedSteps() {
    var failed = result(failure())
    failed.records = [#"{"line":"tap Greet"}"#]
    let rest =
      #","failure":{"file":"a.script","at":4,"output":["printed"],"message":"expected Hello","#
      + #""lines":["  expected Hello"],"screen":["Home"]}}"#
    #expect(failed.head.jsonText == beginning("failed") + rest)
  }

  @Test("a failure that is recorded has the message of the record alone")
  func recordedFailure() {
    var failed = result(failure())
    failed.records = [#"{"line":"tap Greet"}"#, #"{"failure":{"message":"expected ••••••"}}"#]
    let rest =
      #","failure":{"file":"a.script","at":4,"output":["printed"],"#
      + #""message":"expected ••••••"}}"#
    #expect(failed.head.jsonText == beginning("failed") + rest)
  }
}
