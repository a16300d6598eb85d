public import ScriptLanguage
import HeadlessDevice
public import RehearsalCore
import VirtualTime

/// A performer of a script's steps in a session.
public struct StepPerformer {
  /// The session; it can be replaced between two steps.
  public var session: Session

  /// The snapshots of the script; nil without a script.
  let snapshots: Snapshots?

  /// The number of steps since the last reset.
  private(set) var stepCount = 0

  /// The check whether to stop, which is called with the number of steps before each further one.
  var isInterrupted: ((Int) -> Bool)?

  /// Whether the last failure was an interruption.
  private(set) var wasInterrupted = false

  /// The last steps.
  private(set) var recentSteps = RecentSteps()

  /// Creates a performer without snapshots.
  public init(_ session: Session) {
    self.init(session, snapshots: nil)
  }

  init(_ session: Session, snapshots: Snapshots?) {
    self.session = session
    self.snapshots = snapshots
  }

  /// Performs a step.
  ///
  /// - Returns: the virtual time that passed.
  @discardableResult
  public mutating func perform(_ step: Step) throws(StepFailure) -> Duration {
    if case .repeated(let count, let steps) = step.work {
      var passed = Duration.zero
      for _ in 0..<count {
        for step in steps { passed += try perform(step) }
      }
      return passed
    }
    try checkInterruption(before: step)
    stepCount += 1
    recentSteps.add(step, at: session.device.clock.now.nanoseconds)
    return try perform(single: step)
  }

  /// Starts to count the steps of another command.
  mutating func resetStepCount() {
    stepCount = 0
    wasInterrupted = false
  }

  private mutating func checkInterruption(before step: Step) throws(StepFailure) {
    guard stepCount > 0, let isInterrupted, isInterrupted(stepCount) else { return }
    wasInterrupted = true
    throw StepFailure(reason: .action(SessionError("interrupted")), step: step)
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
        "a snapshot belongs to a script file, and this line is not in one",
        notes: ["write the line to a script and use `rehearse run`"])
    }
    return try snapshots.expect(expectation, in: session)
  }
}
