public import ScriptLanguage
public import RehearsalCore

/// An event of a run, from which every report is made.
public enum RunEvent {
  /// The run begins, with this number of scenes.
  case began(sceneCount: Int)
  /// A scene begins.
  case sceneBegan(Scene, round: Int)
  /// A step succeeded; sent only for a transcript.
  case stepPerformed(Step, Screen)
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
