import HeadlessDevice
public import ScriptLanguage
import VirtualTime
import RehearsalCore

extension SceneRunner {
  /// Runs a scene on a freshly launched app, again if it fails and the policy allows it.
  public func run(_ scene: Scene, round: Int = 1) -> SceneResult {
    let first = judged(runOnce(scene, round: round))
    var last = first
    while !last.isPassed, last.attempts <= policy.retries {
      let attempts = last.attempts + 1
      last = judged(runOnce(scene, round: round))
      last.attempts = attempts
    }
    guard last.isPassed, let failure = first.failure else { return last }
    last.isFlaky = true
    if !policy.allowsFlaky { last.failure = SceneFailure(failure, passedAt: last.attempts) }
    return last
  }

  /// Returns a result that failed if it has findings and the policy counts them.
  private func judged(_ result: SceneResult) -> SceneResult {
    guard policy.failsOnFindings, result.isPassed, let finding = result.findings.first else {
      return result
    }
    var result = result
    result.failure = SceneFailure(finding, of: result)
    return result
  }
}

extension SceneFailure {
  /// The failure of a scene that passed when it was tried again.
  fileprivate init(_ first: SceneFailure, passedAt attempt: Int) {
    self = first.replacing(
      summary: "flaky: passed at attempt \(attempt), after: \(first.summary)",
      details: first.details + [
        "  passed at attempt \(attempt): on virtual time a scene gives the same result each time;",
        "  look for state that outlives a scene, or exit with 0 all the same with --allow-flaky",
      ])
  }

  /// The failure of a scene whose findings count as failures.
  fileprivate init(_ finding: Finding, of result: SceneResult) {
    let count = result.findings.count
    let words = count == 1 ? "1 finding" : "\(count) findings"
    let first = finding.message.split(separator: "\n").first.map(String.init) ?? ""
    self.init(
      result.scene, summary: "\(words), with --strict-findings: \(first)",
      details: ["\(words), and --strict-findings makes each a failure"])
  }

  /// The failure of a scene whose storage could not be written; nil if it could.
  init?(storageOf session: Session, after scene: Scene) {
    guard let error = session.device.storage.lastWriteError else { return nil }
    self.init(scene, summary: error.description, details: [error.description])
  }

  private init(_ scene: Scene, summary: String, details: [String]) {
    self.init(
      summary: summary, location: scene.location,
      details: ["  --> \(scene.location)"] + details.map { "  \($0)" }, screen: [], steps: [])
  }

  private func replacing(summary: String, details: [String]) -> SceneFailure {
    var failure = SceneFailure(
      summary: summary, location: location, details: details, screen: screen, steps: steps)
    failure.requests = requests
    failure.output = output
    return failure
  }
}
