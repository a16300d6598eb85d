import ScriptLanguage

/// The events of scenes, which are reported in the order of the plan, however they arrive.
final class OrderedEvents {
  /// Whether so many scenes failed that the rest is not run.
  private(set) var isFull = false

  private(set) var summary = RunSummary()

  private let plan: [PlannedScene]
  private let failureLimit: Int
  private let report: (RunEvent) -> Void

  /// The content of the storage at launch, which may name secrets.
  private let launch: [String: String]

  private var head = 0
  private var records: [Int: [String]] = [:]
  private var secrets: [Int: SecretTexts] = [:]
  private var waiting: [Int: [RunEvent]] = [:]

  init(
    _ plan: [PlannedScene], failureLimit: Int, launch: [String: String] = [:],
    report: @escaping (RunEvent) -> Void
  ) {
    self.plan = plan
    self.failureLimit = failureLimit
    self.launch = launch
    self.report = report
  }

  /// Reports an event of a scene, or keeps it until all scenes before have ended.
  func receive(_ event: RunEvent, of index: Int) {
    guard !isFull else { return }
    guard index == head else { return waiting[index, default: []].append(event) }
    deliver(event)
    while !isFull, let events = waiting.removeValue(forKey: head) { events.forEach(deliver) }
  }

  /// Reports the event of a message from another process.
  func receive(_ message: SceneMessage) {
    let planned = plan[message.scene]
    switch message.kind {
    case .began:
      receive(.sceneBegan(planned.scene, round: planned.round), of: message.scene)
    case .record where message.payload.isEmpty: records[message.scene] = nil
    case .record:
      records[message.scene, default: []].append(String(decoding: message.payload, as: UTF8.self))
    case .secret:
      secrets[message.scene] = secrets(of: message.scene)
        .adding([String(decoding: message.payload, as: UTF8.self)])
    case .finding, .requests, .attachment: break
    case .step:
      guard let performed = message.content(PerformedStep.self) else { return }
      let step = planned.scene.steps[performed.index]
      let shown = ShownStep(step, performed.screen, secrets: secrets(of: message.scene))
      receive(.stepPerformed(shown), of: message.scene)
    case .ended:
      let report = message.content(SceneReport.self) ?? SceneReport(lost: planned.scene)
      var result = report.result(of: planned)
      result.records = records.removeValue(forKey: message.scene) ?? []
      result = result.masked(by: secrets(of: message.scene))
      secrets[message.scene] = nil
      receive(.sceneEnded(result), of: message.scene)
    }
  }

  /// The secrets of a scene that are known so far.
  private func secrets(of scene: Int) -> SecretTexts {
    secrets[scene] ?? plan[scene].scene.namedSecrets(launch: launch)
  }

  /// Reports the scenes that have not ended: as not run if the run was stopped, else as failed.
  func finish(isStopped: Bool) {
    while head < plan.count {
      let events = waiting.removeValue(forKey: head) ?? []
      let planned = plan[head]
      if events.contains(where: \.isEnd) {
        events.forEach(deliver)
      } else if isStopped || isFull {
        summary.skipped += 1
        head += 1
        report(.sceneSkipped(planned.scene, round: planned.round))
      } else {
        deliver(.sceneEnded(SceneReport(lost: planned.scene).result(of: planned)))
      }
    }
  }

  private func deliver(_ event: RunEvent) {
    report(event)
    guard case .sceneEnded(let result) = event else { return }
    if result.isPassed { summary.passed += 1 } else { summary.failed += 1 }
    head += 1
    guard summary.failed >= failureLimit else { return }
    isFull = true
    waiting.removeAll()
  }
}

extension RunEvent {
  /// Whether the event ends a scene.
  fileprivate var isEnd: Bool {
    if case .sceneEnded = self { true } else { false }
  }
}
