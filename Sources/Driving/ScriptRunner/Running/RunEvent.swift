public import ScriptLanguage
public import RehearsalCore

/// What happens in a run, in its order: what every report is made of.
public enum RunEvent {
  /// The run begins, with so many scenes.
  case began(sceneCount: Int)
  /// A scene begins.
  case sceneBegan(Scene, round: Int)
  /// A step went well; told only where a transcript is wanted.
  case stepPerformed(Step, Screen)
  /// A scene is over.
  case sceneEnded(SceneResult)
  /// A scene is not run, because another failed.
  case sceneSkipped(Scene, round: Int)
  /// The run is over.
  case ended(RunSummary)
}

/// How a run went.
public struct RunSummary: Equatable, Sendable {
  /// How many scenes passed.
  public var passed = 0

  /// How many scenes failed.
  public var failed = 0

  /// How many scenes were not run.
  public var skipped = 0

  /// How long it took on the clock on the wall.
  public var elapsed = Duration.zero
}

/// Makes something of a run's events.
public protocol Reporter: AnyObject {
  /// Takes the next event.
  func receive(_ event: RunEvent)
}
