import ScriptLanguage
import RehearsalCore

/// A reporter of JSON lines: one object per event.
final class JSONLinesReporter: Reporter {
  /// The version of the format.
  static let version = 1

  private let output: (String) -> Void

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .began(let count):
      write("run-began", [("version", .int(Self.version)), ("scenes", .int(count))])
    case .sceneBegan(let scene, let round):
      write("scene-began", about(scene, round))
    case .stepPerformed(let step, let screen):
      write(
        "step",
        [
          ("at", .string(step.location.description)), ("command", .string(step.text)),
          ("screen", .string(screen.name)),
        ])
    case .sceneEnded(let result):
      write("scene-ended", about(result.scene, result.round) + about(result))
    case .sceneSkipped(let scene, let round):
      write("scene-skipped", about(scene, round))
    case .ended(let summary):
      write(
        "run-ended",
        [
          ("passed", .int(summary.passed)), ("failed", .int(summary.failed)),
          ("skipped", .int(summary.skipped)), ("elapsed_ms", summary.elapsed.milliseconds),
        ])
    }
  }

  private typealias Members = [(String, PropsValue)]

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
    if let failure = result.failure {
      let parts: Members = [
        ("message", .string(failure.summary)), ("file", .string(failure.location.file)),
        ("line", .int(failure.location.line)), ("column", .int(failure.location.column)),
        ("details", .list(failure.details.map { .string($0) })),
        ("screen", .list(failure.screen.map { .string($0) })),
        ("steps", .list(failure.steps.map { .string($0.text) })),
      ]
      members.append(("failure", .object(parts.map { PropsValue.Member($0.0, $0.1) })))
    }
    return members
  }

  private func write(_ event: String, _ members: Members) {
    let all = [("event", PropsValue.string(event))] + members
    output(PropsValue.object(all.map { PropsValue.Member($0.0, $0.1) }).description + "\n")
  }
}

extension Duration {
  fileprivate var milliseconds: PropsValue {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    return .double(Double(microseconds) / 1_000)
  }
}
