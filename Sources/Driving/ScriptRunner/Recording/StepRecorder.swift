import HeadlessDevice
package import HeadlessUIKit
package import RehearsalCore
import ScriptLanguage
import VirtualTime

/// A recorder of all that a person would look at after each step, for a report.
///
/// A record is a JSON object. It holds only what differs from the record before, so that the
/// records of a scene are small and cost little; Docs/Report.md lists its members. Secrets stand in
/// it as they are: a later step may show that a text is one, so that they are masked at the end.
package final class StepRecorder {
  /// A function that receives each record.
  private let receive: (String) -> Void

  /// The session whose steps are recorded.
  let session: Session

  /// The file of the steps' lines; a step of another file names it.
  let file: String

  var last: RecordedScreen?
  var coordinators: [String] = []
  var device = RecordedDevice()
  var leaks: [String] = []
  private var step: Step?
  private var start: Int64 = 0
  private var touch: Touch?

  /// The observer that was there before, which is told as well.
  private let next: (any NavigationObserver)?

  /// The element that a step touched.
  private struct Touch {
    /// Its index among the elements of the screen.
    let index: Int

    /// The screen at that moment, if it differs from the one before the step.
    let screen: RecordedScreen?
  }

  /// Creates a recorder of a session's steps, of which it observes the touches.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - file: the file of the steps.
  ///   - receive: receives each record as a text.
  package init(_ session: Session, file: String, receive: @escaping (String) -> Void) {
    self.session = session
    self.file = file
    self.receive = receive
    next = session.navigationObserver
    session.navigationObserver = self
  }

  /// Records the screen as it is, after a launch that belongs to no step.
  package func recordLaunch() {
    emit(nil, since: nil) { json in
      json.member("line", "launch")
      json.member("kind", "act")
    }
  }

  /// Tells that a step begins.
  func begin(_ step: Step) {
    self.step = step
    start = session.device.clock.now.nanoseconds
    touch = nil
  }

  /// Records the step that has succeeded.
  func end() {
    guard let step else { return }
    emit(step, since: touch) { $0.write(step, file: self.file) }
  }

  /// Records the step that has failed.
  func fail(_ failure: StepFailure, _ snapshots: Snapshots?) {
    emit(failure.step, since: touch) { json in
      json.write(failure.step, file: self.file)
      json.write(failure, snapshots, self.session)
    }
  }

  /// Writes a record and passes it on.
  private func emit(_ step: Step?, since touch: Touch?, _ head: (inout JSONText) -> Void) {
    let now = session.device.clock.now.nanoseconds
    let change = RecordedChange(self, after: step, at: now)
    session.recordShownSecrets(on: change.screen.screen)
    var json = JSONText()
    json.object { json in
      head(&json)
      json.name("start")
      json.write(nanoseconds: step == nil ? now : start)
      json.name("end")
      json.write(nanoseconds: now)
      if let touch { write(touch, on: &json) }
      change.write(on: &json, since: touch?.screen ?? last)
    }
    keep(change)
    self.step = nil
    receive(String(decoding: json.bytes, as: UTF8.self))
  }

  private func write(_ touch: Touch, on json: inout JSONText) {
    json.name("touch")
    json.write(touch.index)
    guard let screen = touch.screen else { return }
    json.name("before")
    json.write(screen, since: last)
  }

  private func keep(_ change: RecordedChange) {
    last = change.screen
    coordinators = change.coordinators
    leaks = change.leaks
    device = change.device
  }
}

extension StepRecorder: NavigationObserver {
  package func willLaunch(for reason: UIApplication.LaunchReason, in session: Session) {
    next?.willLaunch(for: reason, in: session)
  }

  package func willPerform(_ action: Action, in session: Session) {
    next?.willPerform(action, in: session)
  }

  package func willTouch(_ element: (any AccessibleElement)?, in session: Session) {
    next?.willTouch(element, in: session)
    guard let element, let index = session.index(of: element) else { return }
    let now = session.device.clock.now.nanoseconds
    guard now != start || last == nil else {
      touch = Touch(index: index, screen: nil)
      return
    }
    touch = Touch(index: index, screen: RecordedScreen(session.screen, at: now))
  }

  package func didSettle(_ session: Session) {
    next?.didSettle(session)
  }
}
