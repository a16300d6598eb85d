import HeadlessDevice
import ScriptLanguage
import RehearsalCore

/// A reporter of JSON lines: one object per event.
final class JSONLinesReporter: Reporter {
  /// The version of the format.
  static let version = 1

  private let output: (String) -> Void
  private let shard: ShardDescription?
  private let writesRecords: Bool

  init(
    shard: ShardDescription? = nil, writesRecords: Bool = false,
    output: @escaping (String) -> Void
  ) {
    self.shard = shard
    self.writesRecords = writesRecords
    self.output = output
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .began(let count):
      let members: Members = [("version", .int(Self.version)), ("scenes", .int(count))]
      write("run-began", members + aboutShard)
    case .sceneBegan(let scene, let round):
      write("scene-began", about(scene, round))
    case .stepPerformed(let shown):
      write(
        "step",
        [
          ("at", .string(shown.step.location.description)), ("command", .string(shown.text)),
          ("screen", .string(shown.screen.name)),
        ])
    case .sceneEnded(let result):
      write(
        "scene-ended", about(result.scene, result.round) + about(result),
        records: writesRecords ? result.records : [])
    case .sceneSkipped(let scene, let round):
      write("scene-skipped", about(scene, round))
    case .ended(let summary):
      write("run-ended", about(summary))
    }
  }

  private typealias Members = [(String, PropsValue)]

  private var aboutShard: Members {
    guard let shard else { return [] }
    let parts: Members = [
      ("index", .int(shard.index)), ("count", .int(shard.count)), ("total", .int(shard.total)),
    ]
    return [("shard", Self.object(parts))]
  }

  private func about(_ summary: RunSummary) -> Members {
    var members: Members = [
      ("passed", .int(summary.passed)), ("failed", .int(summary.failed)),
      ("skipped", .int(summary.skipped)), ("elapsed_ms", summary.elapsed.milliseconds),
    ]
    if let signal = summary.signal { members.append(("signal", .int(Int(signal)))) }
    return members
  }

  private func about(_ scene: Scene, _ round: Int) -> Members {
    [
      ("file", .string(scene.file)), ("name", .string(scene.name)),
      ("line", .int(scene.location.line)), ("round", .int(round)),
      ("tags", .list(scene.settings.tags.map { .string($0) })),
    ]
  }

  private func about(_ result: SceneResult) -> Members {
    var members: Members = [
      ("outcome", .string(result.isPassed ? "passed" : "failed")),
      ("virtual_ms", result.virtualTime.milliseconds), ("elapsed_ms", result.elapsed.milliseconds),
    ]
    if result.attempts > 1 { members.append(("attempts", .int(result.attempts))) }
    if result.isFlaky { members.append(("flaky", .bool(true))) }
    if let failure = result.failure { members.append(("failure", about(failure))) }
    if !result.findings.isEmpty {
      members.append(("findings", .list(result.findings.map(about))))
    }
    if !result.remarks.isEmpty { members.append(("remarks", .list(result.remarks.map(about)))) }
    return members
  }

  private func about(_ remark: SceneRemark) -> PropsValue {
    Self.object([
      ("file", .string(remark.location.file)), ("line", .int(remark.location.line)),
      ("message", .string(remark.text)),
    ])
  }

  private func about(_ failure: SceneFailure) -> PropsValue {
    let parts: Members = [
      ("message", .string(failure.summary)), ("file", .string(failure.location.file)),
      ("line", .int(failure.location.line)), ("column", .int(failure.location.column)),
      ("details", Self.list(failure.details)), ("screen", Self.list(failure.screen)),
      ("steps", .list(failure.steps.map(about))), ("requests", Self.list(failure.requests)),
      ("output", Self.list(failure.output)),
    ]
    return Self.object(parts)
  }

  private func about(_ step: PastStep) -> PropsValue {
    let place = step.location
    return Self.object([
      ("file", .string(place.file)), ("line", .int(place.line)), ("column", .int(place.column)),
      ("command", .string(step.text)), ("start_ms", step.start.milliseconds),
    ])
  }

  private func about(_ finding: Finding) -> PropsValue {
    Self.object([
      ("kind", .string(finding.kind.rawValue)), ("message", .string(finding.message)),
      ("step", .int(finding.step)),
    ])
  }

  private static func list(_ lines: [String]) -> PropsValue { .list(lines.map { .string($0) }) }

  private static func object(_ members: Members) -> PropsValue {
    .object(members.map { PropsValue.Member($0.0, $0.1) })
  }

  private func write(_ event: String, _ members: Members, records: [String] = []) {
    let all = [("event", PropsValue.string(event))] + members
    let object = Self.object(all).description
    guard !records.isEmpty else { return output(object + "\n") }
    // Records are JSON already: the list of them becomes the last member.
    let list = records.joined(separator: ", ")
    output(object.dropLast() + ", \"records\": [\(list)]}\n")
  }
}

extension Duration {
  fileprivate var milliseconds: PropsValue {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    return .double(Double(microseconds) / 1_000)
  }
}
