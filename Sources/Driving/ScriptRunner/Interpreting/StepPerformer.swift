public import ScriptLanguage
import HeadlessDevice
public import RehearsalCore
import VirtualTime

/// A performer of a script's steps in a session.
///
/// The app is launched by the first step that needs it: the surroundings that steps before it
/// arrange are in force at the launch.
public struct StepPerformer {
  /// The session; it can be replaced between two steps.
  public var session: Session

  /// The snapshots of the script; nil without a script.
  let snapshots: Snapshots?

  /// The number of steps since the last reset.
  private(set) var stepCount = 0

  /// The check whether to stop, which is called with the number of steps before each further one.
  var isInterrupted: ((Int) -> Bool)?

  /// The instant at which the last step began.
  private var lastStart = VirtualClock.Instant.zero

  /// The virtual time that has passed since the last step began.
  var timeSinceLastStep: Duration { lastStart.duration(to: session.device.clock.now) }

  /// Whether the last failure was an interruption.
  private(set) var wasInterrupted = false

  /// The last steps.
  private(set) var recentSteps = RecentSteps()

  /// The first remarks of the session on its steps.
  private(set) var remarks: [SceneRemark] = []

  /// The last remarks of the session on its steps.
  private var lastRemarks: [SceneRemark] = []

  /// The recorder of the steps; nil for none.
  var recorder: StepRecorder?

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
    lastStart = session.device.clock.now
    recentSteps.add(step, number: number(of: step), at: session.device.clock.now.nanoseconds)
    let passed = try performRecorded(step)
    if case .act = step.work, !session.remarks.isEmpty { keepRemarks(of: step) }
    return passed
  }

  private func performRecorded(_ step: Step) throws(StepFailure) -> Duration {
    guard let recorder else { return try perform(single: step) }
    recorder.begin(step)
    do throws(StepFailure) {
      let passed = try perform(single: step)
      recorder.end()
      return passed
    } catch {
      recorder.fail(error, snapshots)
      throw error
    }
  }

  private func number(of step: Step) -> Int? {
    if case .act = step.work { session.device.findings.step + 1 } else { nil }
  }

  private mutating func keepRemarks(of step: Step) {
    let new = session.remarks.map { SceneRemark(location: step.location, text: $0) }
    remarks += new.prefix(SceneRemark.limit - remarks.count)
    lastRemarks += new
    lastRemarks.removeFirst(max(0, lastRemarks.count - RecentSteps.capacity))
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
      if !session.hasLaunched, step.work.needsApp { try launch() }
      switch step.work {
      case .act(let action): return try session.perform(action)
      case .arrange(let arrangement): try session.arrange(arrangement)
      case .expect(let expectation): return try session.expect(expectation)
      case .expectSnapshot(let expectation): return try expectSnapshot(expectation)
      case .repeated: break
      }
      return .zero
    } catch let error as SessionError {
      throw StepFailure(reason: .action(error), step: step, remarks: lastRemarks.map(\.line))
    } catch let error as ExpectationFailure {
      throw StepFailure(reason: .expectation(error), step: step, remarks: lastRemarks.map(\.line))
    } catch {
      throw StepFailure(
        reason: .action(SessionError("\(error)")), step: step, remarks: lastRemarks.map(\.line))
    }
  }

  private func launch() throws(SessionError) {
    do {
      try session.launch()
    } catch {
      throw SessionError("the app could not be launched: \(error.message)", notes: error.notes)
    }
  }

  private func expectSnapshot(_ expectation: SnapshotExpectation) throws -> Duration {
    guard let snapshots else {
      throw SessionError(
        "a snapshot belongs to a script file, and this line is not in one",
        notes: ["write the line to a script and use `\(ProgramName.current) run`"])
    }
    return try snapshots.expect(expectation, in: session)
  }
}

extension Step.Work {
  /// Whether the app must have been launched before the step; `launch` launches it itself.
  fileprivate var needsApp: Bool {
    switch self {
    case .act(.process(.launch)), .arrange, .repeated: false
    case .act, .expect, .expectSnapshot: true
    }
  }
}
