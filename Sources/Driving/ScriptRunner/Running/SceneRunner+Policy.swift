import HeadlessDevice
public import ScriptLanguage
import VirtualTime
import RehearsalCore

extension SceneRunner {
  /// Runs a scene on a freshly launched app, again if it fails and the policy allows it.
  public func run(_ scene: Scene, round: Int = 1) -> SceneResult {
    let first = runOnce(scene, round: round)
    guard first.failure != nil, policy.retries > 0 else { return first }
    var (last, attempts) = (first, 1)
    while !last.isPassed, attempts <= policy.retries {
      attempts += 1
      last = runOnce(scene, round: round)
    }
    return policy.judge(last, attempts: attempts, after: first.failure)
  }
}

extension ScenePolicy {
  /// Returns the result of a scene that was tried several times.
  ///
  /// - Parameters:
  ///   - last: the result of the last attempt.
  ///   - attempts: the number of attempts.
  ///   - failure: the failure of the first attempt.
  func judge(_ last: SceneResult, attempts: Int, after failure: SceneFailure?) -> SceneResult {
    var result = last
    result.attempts = attempts
    guard last.isPassed, let failure else { return result }
    result.isFlaky = true
    if !allowsFlaky { result.failure = SceneFailure(failure, passedAt: attempts) }
    return result
  }

  /// Returns a result that failed if it has findings and the policy counts them.
  func judgeFindings(of result: SceneResult) -> SceneResult {
    guard failsOnFindings, result.isPassed, let finding = result.findings.first else {
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
