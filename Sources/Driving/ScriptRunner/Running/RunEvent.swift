public import ScriptLanguage
public import RehearsalCore

/// An event of a run, from which every report is made.
public enum RunEvent {
  /// The run begins, with this number of scenes.
  case began(sceneCount: Int)
  /// A scene begins.
  case sceneBegan(Scene, round: Int)
  /// A step succeeded; sent only for a transcript.
  case stepPerformed(ShownStep)
  /// A scene ended.
  case sceneEnded(SceneResult)
  /// A scene was not run, because earlier ones failed or the run was stopped.
  case sceneSkipped(Scene, round: Int)
  /// The run ended.
  case ended(RunSummary)
}

/// The result of a run: its counts and its duration.
public struct RunSummary: Equatable, Sendable {
  /// The number of scenes that passed.
  public var passed = 0

  /// The number of scenes that failed.
  public var failed = 0

  /// The number of scenes that were not run.
  public var skipped = 0

  /// The wall-clock time of the run.
  public var elapsed = Duration.zero

  /// The signal that stopped the run; nil if none did.
  public var signal: Int32?
}

/// A receiver of a run's events.
public protocol Reporter: AnyObject {
  /// Receives the next event.
  func receive(_ event: RunEvent)
}

/// A step that succeeded and the screen after it, with secrets masked.
public struct ShownStep {
  /// The step.
  public let step: Step

  /// The screen after it.
  public let screen: Screen

  private let secrets: SecretTexts

  init(_ step: Step, _ screen: Screen, secrets: SecretTexts) {
    self.step = step
    self.screen = screen
    self.secrets = secrets
  }

  /// The step's line.
  public var text: String { secrets.masked(step.text) }

  /// The remarks on an act, one line each.
  public var remarks: [String] {
    step.isAction ? screen.remarks.map(secrets.masked) : []
  }

  /// The screen, one line each.
  public var screenLines: [String] { screen.lines().map(secrets.masked) }
}
