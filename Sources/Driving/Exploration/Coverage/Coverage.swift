public import HeadlessUIKit
public import RehearsalCore
public import ScriptLanguage
import ScriptRunner

/// The screens, moves and alerts of an exploration that scripts do not reach.
public struct Coverage {
  /// The screens that no script reaches.
  public let missedScreens: [String]

  /// The moves between screens that no script makes.
  public let missedMoves: [ScreenMap.Edge]

  /// The alerts that no script sees.
  public let missedAlerts: [String]

  /// The scripts for the missed screens, by their file's name.
  public let scripts: [(file: String, text: String)]

  /// Runs scenes and compares what they reach with a result.
  public init(
    of scenes: [Scene], _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration, in result: ExplorationResult
  ) {
    var walked = ScreenMap()
    for scene in scenes { Self.walk(scene, delegate, configuration, &walked) }
    let moves = Set(walked.edges.map(\.edge))
    missedScreens = result.map.screens.filter { !walked.screens.contains($0) }
    missedMoves = result.map.edges.map(\.edge).filter { !moves.contains($0) }
    missedAlerts = result.map.alerts.filter { !walked.alerts.contains($0) }
    scripts = Self.scripts(for: missedScreens, result.ways, configuration.launch)
  }

  private static func walk(
    _ scene: Scene, _ delegate: any UIApplicationDelegate.Type,
    _ configuration: Session.Configuration, _ map: inout ScreenMap
  ) {
    guard let session = try? Session(delegate, scene.configuration(configuration)),
      (try? session.launch()) != nil
    else { return }
    var before = session.screen
    map.add(before)
    var performer = StepPerformer(session)
    for step in scene.steps {
      guard (try? performer.perform(step)) != nil else { return }
      let after = session.screen
      map.add(after)
      map.add(from: before, to: after, by: Act(lines: [step.text], kind: .user, work: []))
      before = after
    }
  }

  /// Returns a script for each screen, without those whose way is the beginning of another's.
  private static func scripts(
    for screens: [String], _ ways: [String: [String]], _ launch: [String: String]
  ) -> [(file: String, text: String)] {
    let wanted = screens.compactMap { screen in ways[screen].map { (screen, $0) } }
    let kept = wanted.filter { screen, way in
      !wanted.contains { $0.0 != screen && $0.1.count > way.count && $0.1.starts(with: way) }
    }
    return kept.map { screen, way in
      var lines = ["# The shortest way to \(screen) that was found."]
      if !launch.isEmpty { lines.append("@launch " + launch.scriptPairs.joined(separator: " ")) }
      lines += [""] + way + ["expect screen \(screen)"]
      return ("\(screen).script", lines.map { $0 + "\n" }.joined())
    }
  }

  /// The coverage for people.
  public var lines: [String] {
    let parts = [
      ("screen", missedScreens), ("move", missedMoves.map { "\($0.from) → \($0.to)" }),
      ("alert", missedAlerts),
    ]
    return parts.flatMap { noun, names in names.map { "no script reaches the \(noun) \($0)" } }
  }
}
