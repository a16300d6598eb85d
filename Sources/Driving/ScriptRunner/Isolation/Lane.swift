import CProcesses

/// A process that runs batches of scenes, each batch in a process of its own.
final class Lane {
  /// The process.
  let process: ForkedProcess

  /// The memory in which the processes of scenes record their steps.
  let progress: SceneProgress

  /// The scene that began and has not ended; nil for none.
  private(set) var scene: Int?

  /// Starts a lane; nil if the system refuses.
  ///
  /// - Parameters:
  ///   - next: returns the next batch to run; nil at the end.
  ///   - makeRunner: makes the runner of a batch.
  init?(
    _ next: () -> Range<Int>?, makeRunner: (SceneProgress) -> ProcessRunner
  ) {
    guard let progress = SceneProgress() else { return nil }
    let process = ForkedProcess { writer in
      process_catch_signals()
      let runner = makeRunner(progress)
      while let batch = next(), runner.run(batch, emit: writer.send) {}
    }
    guard let process else { return nil }
    self.process = process
    self.progress = progress
  }

  /// Reads the messages that have arrived.
  func takeMessages() -> [SceneMessage] {
    let messages = process.takeMessages()
    for message in messages {
      switch message.kind {
      case .began: scene = message.scene
      case .ended: scene = nil
      case .step, .record, .secret, .finding, .requests, .attachment: break
      }
    }
    return messages
  }
}
