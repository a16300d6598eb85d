import CProcesses
package import ScriptLanguage

/// A runner of scenes in processes of their own, which returns an attachment of each beside its result.
package struct AttachmentRunner {
  private let runner: SceneRunner
  private let options: RunOptions
  private let progress: SceneProgress

  /// Creates a runner; nil where this process cannot be forked.
  ///
  /// - Parameters:
  ///   - runner: runs the scenes in their processes, and makes the attachments.
  ///   - options: the limits of a process.
  package init?(_ runner: SceneRunner, options: RunOptions = RunOptions()) {
    guard ForkedProcess.isAvailable, let progress = SceneProgress() else { return nil }
    self.runner = runner
    self.options = options
    self.progress = progress
  }

  /// Runs scenes once each, one after another.
  ///
  /// A scene whose process dies is run again up to the step at which it died, for its attachment.
  ///
  /// - Parameter receive: receives each scene's result, and what the runner's `makeAttachment` returned;
  ///   that is empty if it could not be made.
  /// - Returns: the signal that stopped the run; nil for none.
  package func run(
    _ scenes: [Scene], receive: (SceneResult, [UInt8]) -> Void
  ) -> Int32? {
    process_catch_signals()
    defer { process_release_signals() }
    SceneMessage.prepareCoders()
    for scene in scenes {
      let (result, attachment) = run(scene)
      let signal = process_caught_signal()
      guard signal == 0 else { return signal }
      receive(result, attachment)
    }
    return nil
  }

  private func run(_ scene: Scene) -> (result: SceneResult, attachment: [UInt8]) {
    let whole = run(scene, runner)
    guard whole.attachment.isEmpty, let count = progress.stepCount(at: 0), count > 0 else {
      return whole
    }
    var runner = runner
    runner.makeAttachment = { [makeAttachment = runner.makeAttachment] _ in
      makeAttachment?(whole.result) ?? []
    }
    return (whole.result, run(scene.prefix(count - 1), runner).attachment)
  }

  private func run(
    _ scene: Scene, _ runner: SceneRunner
  ) -> (result: SceneResult, attachment: [UInt8]) {
    let planned = PlannedScene(scene: scene, round: 1)
    let process = ProcessRunner(
      plan: [planned], runner: runner, options: options, sendsSteps: false, progress: progress)
    var attachment: [UInt8] = []
    var report = SceneReport(lost: scene)
    _ = process.run(0..<1) { message in
      switch message.kind {
      case .attachment: attachment = message.payload
      case .ended: report = message.content(SceneReport.self) ?? report
      case .began, .step, .record, .secret, .finding, .requests: break
      }
    }
    return (report.result(of: planned), attachment)
  }
}
