import Foundation
import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import VirtualTime

/// One line of the JSON lines report, with the names that the report uses.
struct RecordedLine: Decodable {
  let event: String
  let scenes: Int?
  let shard: ShardDescription?
  let file: String?
  let name: String?
  let line: Int?
  let round: Int?
  let tags: [String]?
  let outcome: String?
  let virtual_ms: Double?
  let elapsed_ms: Double?
  let attempts: Int?
  let flaky: Bool?
  let failure: Failure?
  let findings: [Finding]?
  let remarks: [Remark]?
  let passed: Int?
  let failed: Int?
  let skipped: Int?
  let signal: Int32?

  /// The records of the scene's steps; the line's decoder does not keep their members' order.
  var records: [String] = []

  private enum CodingKeys: String, CodingKey {
    case event, scenes, shard, file, name, line, round, tags, outcome, virtual_ms, elapsed_ms
    case attempts, flaky, failure, findings, remarks, passed, failed, skipped, signal
  }

  /// A remark on a step.
  struct Remark: Decodable {
    let file: String
    let line: Int
    let message: String
  }

  /// The failure of a scene.
  struct Failure: Decodable {
    let message: String
    let file: String
    let line: Int
    let column: Int
    let details: [String]
    let screen: [String]
    let steps: [Step]
    let requests: [String]
    let output: [String]
  }

  /// One of the last steps.
  struct Step: Decodable {
    let file: String
    let line: Int
    let column: Int
    let command: String
    let start_ms: Double
  }
}

extension RecordedLine {
  /// The event of a run; nil for a line that a report of several runs makes itself.
  var runEvent: RunEvent? {
    switch event {
    case "scene-ended": scene.map { .sceneEnded(result($0)) }
    case "scene-skipped": scene.map { .sceneSkipped($0, round: round ?? 1) }
    default: nil
    }
  }

  private var scene: Scene? {
    guard let file, let name, let line else { return nil }
    return Scene(file: file, name: name, line: line, tags: tags ?? [])
  }

  private func result(_ scene: Scene) -> SceneResult {
    SceneResult(
      scene: scene, round: round ?? 1, failure: failure.map(SceneFailure.init),
      virtualTime: .milliseconds(virtual_ms ?? 0), elapsed: .milliseconds(elapsed_ms ?? 0),
      findings: findings ?? [], remarks: remarks?.map(SceneRemark.init) ?? [],
      records: records,
      attempts: attempts ?? 1, isFlaky: flaky ?? false)
  }
}

extension SceneFailure {
  fileprivate init(_ recorded: RecordedLine.Failure) {
    self.init(
      summary: recorded.message,
      location: ScriptLocation(file: recorded.file, line: recorded.line, column: recorded.column),
      details: recorded.details, screen: recorded.screen, steps: recorded.steps.map(PastStep.init),
      requests: recorded.requests, output: recorded.output)
  }
}

extension SceneRemark {
  fileprivate init(_ recorded: RecordedLine.Remark) {
    self.init(
      location: ScriptLocation(file: recorded.file, line: recorded.line, column: 1),
      text: recorded.message)
  }
}

extension PastStep {
  fileprivate init(_ recorded: RecordedLine.Step) {
    self.init(
      location: ScriptLocation(file: recorded.file, line: recorded.line, column: recorded.column),
      text: recorded.command, start: .milliseconds(recorded.start_ms))
  }
}
