import HeadlessDevice
public import HeadlessUIKit
public import RehearsalCore
public import ScriptLanguage
import ScriptRunner

/// The parts of the app that an exploration met and scripts do not reach.
public struct Coverage {
  /// The screens, moves, alerts and failing requests that no script reaches.
  public let missed: [Discovery.Part]

  /// The scripts for what is missed, by their file's name.
  public let scripts: [(file: String, text: String)]

  /// Runs scenes and compares what they reach with a result.
  public init(
    of scenes: [Scene], _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration, in result: ExplorationResult
  ) {
    var reached: Set<Discovery.Part> = []
    for scene in scenes { Self.walk(scene, delegate, configuration, &reached) }
    let missed = result.discoveries.filter { !reached.contains($0.part) }
    self.missed = missed.map(\.part)
    scripts = Self.scripts(for: missed, configuration)
  }

  private static func walk(
    _ scene: Scene, _ delegate: any UIApplicationDelegate.Type,
    _ configuration: Session.Configuration, _ reached: inout Set<Discovery.Part>
  ) {
    guard let session = try? Session(delegate, scene.configuration(configuration)),
      (try? session.launch()) != nil
    else { return }
    var before = session.screen
    reached.formUnion(Discovery.Part.all(on: before))
    var performer = StepPerformer(session)
    for step in scene.steps {
      guard (try? performer.perform(step)) != nil else { break }
      let after = session.screen
      // A relaunch moves from the screen before the process ended.
      guard !after.name.isEmpty else { continue }
      reached.formUnion(Discovery.Part.all(from: before, to: after, []))
      before = after
    }
    reached.formUnion(
      Discovery.Part.all(from: before, to: before, session.device.network.exchanges[...]))
  }

  /// Returns a script for each discovery, without those whose lines are the beginning of another's.
  private static func scripts(
    for missed: [Discovery], _ configuration: Session.Configuration
  ) -> [(file: String, text: String)] {
    let settings = ScriptSettings.lines(of: configuration)
    var files: Set<String> = []
    return Discovery.withoutBeginnings(missed).map { discovery in
      let part = discovery.part
      let lines =
        ["# The shortest way found to the \(part.kind.rawValue) \(part.name)."] + settings + [""]
        + discovery.lines + [part.check].compactMap { $0 }
      let file = FaultScript.file(part.kind.rawValue, part.name, taken: files)
      files.insert(file)
      return (file, lines.map { $0 + "\n" }.joined())
    }
  }

  /// The coverage for people.
  public var lines: [String] { missed.map(\.missed) }
}

extension Discovery {
  /// Returns discoveries without those whose lines are the beginning of another's, or equal to them.
  static func withoutBeginnings(_ all: [Discovery]) -> [Discovery] {
    var kept: [Discovery] = []
    for (index, one) in all.enumerated() {
      let isBeginning = all.enumerated().contains { other, candidate in
        guard other != index, candidate.lines.starts(with: one.lines) else { return false }
        return candidate.lines.count > one.lines.count || other < index
      }
      if !isBeginning { kept.append(one) }
    }
    return kept
  }
}

extension ExplorationResult {
  /// The scripts that together walk every move that was found, without those that others begin with.
  ///
  /// - Parameter configuration: the configuration of the exploration.
  public func tours(_ configuration: Session.Configuration) -> [String] {
    let settings = ScriptSettings.lines(of: configuration)
    return Discovery.withoutBeginnings(discoveries).map { discovery in
      (settings + ["", "scene \(discovery.part.name.scriptQuoted)"] + discovery.lines)
        .map { $0 + "\n" }.joined()
    }
  }
}
