import CProcesses
import HeadlessDevice
import RehearsalCore
import ScriptLanguage

/// A runner of scenes in processes of their own, one process after the other.
struct ProcessRunner {
  /// The scenes of the run.
  let plan: [PlannedScene]

  /// The runner that runs them in their process.
  let runner: SceneRunner

  /// The limits of a process.
  let options: RunOptions

  /// Whether each step that succeeds is sent.
  let sendsSteps: Bool

  /// The memory in which a process records its steps.
  let progress: SceneProgress

  /// Runs scenes in one process; if it ends too early, runs the rest in further ones.
  ///
  /// A scene that fails is tried again in a process of its own if the runner's policy allows it.
  ///
  /// - Returns: whether all were run; a signal that stops this process kills the other one.
  func run(_ batch: Range<Int>, emit: (SceneMessage) -> Void) -> Bool {
    guard runner.policy.retries > 0 else { return runOnce(batch, emit) }
    var failed: [(scene: Int, report: SceneReport)] = []
    let isComplete = runOnce(batch) { message in
      if let report = message.failedReport {
        failed.append((message.scene, report))
      } else {
        emit(message)
      }
    }
    guard isComplete else { return false }
    return failed.allSatisfy { retry($0.scene, after: $0.report, emit) }
  }

  /// Runs a scene again, until it passes or was tried often enough.
  ///
  /// - Returns: whether no signal stopped this process.
  private func retry(
    _ scene: Int, after first: SceneReport, _ emit: (SceneMessage) -> Void
  ) -> Bool {
    var (last, attempts) = (first, 1)
    while last.failure != nil, attempts <= runner.policy.retries {
      attempts += 1
      let isComplete = runOnce(scene..<scene + 1) { message in
        switch message.kind {
        case .began: emit(SceneMessage(kind: .record, scene: message.scene))
        case .step, .record, .secret, .finding, .requests, .attachment: emit(message)
        case .ended:
          last = message.content(SceneReport.self) ?? SceneReport(lost: plan[scene].scene)
        }
      }
      guard isComplete else { return false }
    }
    let result = runner.policy.judge(
      last.result(of: plan[scene]), attempts: attempts, after: first.failure)
    emit(SceneMessage(.ended, scene: scene, SceneReport(result)))
    return true
  }

  private func runOnce(_ batch: Range<Int>, _ emit: (SceneMessage) -> Void) -> Bool {
    var rest = batch
    while !rest.isEmpty {
      emit(SceneMessage(kind: .began, scene: rest.lowerBound))
      guard let process = start(rest) else {
        emit(dead(rest.lowerBound, .notStarted, SceneWatch(rest, timeout: options.timeout)))
        rest = rest.dropFirst()
        continue
      }
      guard let left = watch(process, rest, emit) else { return false }
      rest = left
    }
    return true
  }

  private func start(_ batch: Range<Int>) -> ForkedProcess? {
    ForkedProcess(memoryLimit: options.memoryLimit) { writer in
      EndedProcesses.areKept = batch.count == 1
      let sender = SceneSender(writer, progress: progress, sendsSteps: sendsSteps)
      for index in batch { sender.run(plan[index], at: index, with: runner) }
    }
  }

  /// Passes on the messages of a process until it ends.
  ///
  /// - Returns: the scenes that it did not run; nil if a signal stopped this process.
  private func watch(
    _ process: ForkedProcess, _ batch: Range<Int>, _ emit: (SceneMessage) -> Void
  ) -> Range<Int>? {
    var watch = SceneWatch(batch, timeout: options.timeout)
    while true {
      let end = process.takeEnd() ?? killed(process, watch)
      let messages = process.takeMessages()
      process.output?.read { watch.output.append($0) }
      for message in messages { watch.receive(message, emit) }
      if let end {
        guard let scene = watch.rest.first else { return watch.rest }
        emit(dead(scene, end, watch))
        return watch.rest.dropFirst()
      }
      guard process_caught_signal() == 0 else {
        process.kill()
        return nil
      }
      let descriptors = [process.messages.descriptor, process.output?.descriptor ?? -1]
      process_wait(descriptors, Int32(descriptors.count), watch.millisecondsLeft)
    }
  }

  private func killed(_ process: ForkedProcess, _ watch: SceneWatch) -> SceneEnd? {
    guard watch.millisecondsLeft == 0 else { return nil }
    process.kill()
    return .timeout(options.timeout)
  }

  /// Returns the message that a scene ended with its process.
  func dead(_ index: Int, _ end: SceneEnd, _ watch: SceneWatch) -> SceneMessage {
    let scene = plan[index].scene
    let recent = progress.recentSteps(of: scene, at: index)
    var failure = SceneFailure(
      end, of: scene, at: progress.step(of: scene, at: index), recent, output: watch.output.lines)
    failure.requests = watch.requests
    return SceneMessage(
      .ended, scene: index,
      SceneReport(
        failure: failure, virtualTime: recent.steps.last?.start ?? .zero, elapsed: watch.elapsed,
        findings: watch.findings, end: end))
  }
}

extension SceneMessage {
  /// The report of a scene that failed; nil for another message.
  fileprivate var failedReport: SceneReport? {
    guard kind == .ended, let report = content(SceneReport.self), report.failure != nil else {
      return nil
    }
    return report
  }
}
