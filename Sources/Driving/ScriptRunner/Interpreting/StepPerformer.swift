public import ScriptLanguage
import HeadlessDevice
public import RehearsalCore
import VirtualTime

/// Does the steps of scripts in a session.
public struct StepPerformer {
  /// The session; another one can take its place between two steps.
  public var session: Session

  /// The screens kept beside the script; nil where there is no script.
  let snapshots: Snapshots?

  /// What was done lately.
  private(set) var trail = Trail()

  /// Creates one for a session, without kept screens.
  public init(_ session: Session) {
    self.init(session, snapshots: nil)
  }

  init(_ session: Session, snapshots: Snapshots?) {
    self.session = session
    self.snapshots = snapshots
  }

  /// Does a step.
  ///
  /// - Returns: how much virtual time passed.
  @discardableResult
  public mutating func perform(_ step: Step) throws(StepFailure) -> Duration {
    if case .repeated(let count, let steps) = step.work {
      var passed = Duration.zero
      for _ in 0..<count {
        for step in steps { passed += try perform(step) }
      }
      return passed
    }
    trail.add(step, at: session.device.clock.now.nanoseconds)
    return try perform(single: step)
  }

  private func perform(single step: Step) throws(StepFailure) -> Duration {
    do {
      switch step.work {
      case .act(let action): return try session.perform(action)
      case .arrange(let arrangement): try session.arrange(arrangement)
      case .expect(let expectation): return try session.expect(expectation)
      case .expectSnapshot(let expectation): return try expectSnapshot(expectation)
      case .repeated: break
      }
      return .zero
    } catch let error as SessionError {
      throw StepFailure(reason: .action(error), step: step)
    } catch let error as ExpectationFailure {
      throw StepFailure(reason: .expectation(error), step: step)
    } catch {
      throw StepFailure(reason: .action(SessionError("\(error)")), step: step)
    }
  }

  private func expectSnapshot(_ expectation: SnapshotExpectation) throws -> Duration {
    guard let snapshots else {
      throw SessionError(
        "a snapshot is kept beside a script, and this line is in none",
        notes: ["put it into a script, and run that"])
    }
    return try snapshots.expect(expectation, in: session)
  }
}
