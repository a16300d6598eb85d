import CProcesses
import HeadlessDevice
import RehearsalCore
import VirtualTime

/// A runner of scenes in a forked process, which sends their events to the parent.
final class SceneSender {
  private let writer: MessageWriter
  private let progress: SceneProgress
  private let sendsSteps: Bool
  private var step = 0
  private var sentRequests = 0

  init(_ writer: MessageWriter, progress: SceneProgress, sendsSteps: Bool) {
    self.writer = writer
    self.progress = progress
    self.sendsSteps = sendsSteps
  }

  /// Runs a scene of the plan.
  func run(_ planned: PlannedScene, at index: Int, with runner: SceneRunner) {
    var runner = runner
    progress.begin(scene: index)
    sentRequests = 0
    runner.willPerform = { [self] step, session in
      self.step = step
      sendRequests(of: session, scene: index)
      progress.begin(
        step: step, number: session.device.findings.step + 1,
        at: session.device.clock.now.nanoseconds)
    }
    runner.didFind = { [writer] in writer.send(SceneMessage(.finding, scene: index, $0)) }
    if sendsSteps {
      runner.didPerform = { [self] _, session in
        let performed = PerformedStep(index: step, screen: session.screen)
        writer.send(SceneMessage(.step, scene: index, performed))
      }
    }
    runner.didRecord = { [writer] in
      writer.send(SceneMessage(kind: .record, scene: index, payload: Array($0.utf8)))
    }
    runner.didLearnSecret = { [writer] in
      writer.send(SceneMessage(kind: .secret, scene: index, payload: Array($0.utf8)))
    }
    let result = runner.runOnce(planned.scene, round: planned.round)
    if let makeAttachment = runner.makeAttachment {
      writer.send(SceneMessage(kind: .attachment, scene: index, payload: makeAttachment(result)))
    }
    // The output comes before the message that ends the scene, so that the parent assigns it.
    process_flush_output()
    writer.send(SceneMessage(.ended, scene: index, SceneReport(result)))
  }

  /// Sends the requests if there are new ones, for the report of a process that dies.
  private func sendRequests(of session: Session, scene: Int) {
    let count = session.device.network.exchanges.count
    guard count != sentRequests else { return }
    sentRequests = count
    writer.send(SceneMessage(.requests, scene: scene, session.requestLines))
  }
}
