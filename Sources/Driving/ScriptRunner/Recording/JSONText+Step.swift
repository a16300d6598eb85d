import RehearsalCore
import ScriptLanguage
import VirtualTime

extension JSONText {
  /// Writes the line of a step, its place and its kind.
  mutating func write(_ step: Step, file: String) {
    let location = step.location
    member("line", step.text)
    name("at")
    write(location.line)
    if location.file != file { member("file", location.file) }
    member("kind", step.kind)
  }

  /// Writes the reason of a failure, and both sides of a snapshot.
  mutating func write(_ failure: StepFailure, _ snapshots: Snapshots?, _ session: Session) {
    name("failure")
    object { json in
      json.member("message", failure.summary)
      json.name("lines")
      json.write(failure.lines)
      switch failure.reason {
      case .action(let error):
        json.name("notes")
        json.write(error.notes)
      case .expectation(let failure): json.write(failure)
      }
    }
    guard case .expectSnapshot(let expectation) = failure.step.work,
      let kept = snapshots?.keptLines(of: expectation)
    else { return }
    name("snapshot")
    object { json in
      json.member("name", expectation.name)
      json.name("kept")
      json.write(kept)
      json.name("seen")
      json.write(session.screen.lines(width: Snapshots.width))
    }
  }

  private mutating func write(_ failure: ExpectationFailure) {
    member("expected", failure.expected)
    member("seen", failure.seen)
    if let nearest = failure.nearest { member("nearest", nearest) }
    if let next = failure.next { member("next", next) }
    name("difference")
    write(failure.difference)
    name("waited")
    write(nanoseconds: failure.waited.nanoseconds)
  }
}

extension Step {
  /// The kind of the step in a record.
  fileprivate var kind: String {
    switch work {
    case .act: "act"
    case .arrange: "arrange"
    case .expect, .expectSnapshot: "expect"
    case .repeated(_, let steps): steps.first?.kind ?? "act"
    }
  }
}
