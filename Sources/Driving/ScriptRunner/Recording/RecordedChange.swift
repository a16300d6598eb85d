import Coordination
import HeadlessDevice
import RehearsalCore
import ScriptLanguage

/// The state after a step, of which a record holds what the step has changed.
struct RecordedChange {
  let screen: RecordedScreen
  let coordinators: [String]
  let leaks: [String]
  let device: RecordedDevice

  private let oldCoordinators: [String]
  private let oldLeaks: [String]
  private let oldDevice: RecordedDevice
  private let session: Session
  private let isAction: Bool

  /// Reads the state of a session after a step.
  init(_ recorder: StepRecorder, after step: Step?, at now: Int64) {
    isAction = step?.isAction ?? true
    session = recorder.session
    screen = RecordedScreen(session.screen, at: now)
    coordinators = session.coordinatorTree.map { node in
      String(repeating: "  ", count: node.depth) + node.name
    }
    leaks = session.hasLeaks ? session.leaks.map(\.description) : []
    device = RecordedDevice(session.device, after: recorder.device)
    (oldCoordinators, oldLeaks) = (recorder.coordinators, recorder.leaks)
    oldDevice = recorder.device
  }

  /// Writes the members of a record.
  ///
  /// - Parameters:
  ///   - json: the text of the record.
  ///   - old: the screen before; nil for the first record.
  func write(on json: inout JSONText, since old: RecordedScreen?) {
    json.name("screen")
    json.write(screen, since: old)
    if isAction, !screen.screen.remarks.isEmpty {
      json.name("remarks")
      json.write(screen.screen.remarks)
    }
    if coordinators != oldCoordinators {
      json.name("coordinators")
      json.write(coordinators)
    }
    if leaks != oldLeaks {
      json.name("leaks")
      json.write(leaks)
    }
    json.write(session.device, since: oldDevice)
  }
}
