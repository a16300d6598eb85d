public import HeadlessUIKit
public import ScriptLanguage
import ScriptRunner
public import RehearsalCore

/// The scenes of script files, to be run as test cases of Swift Testing.
///
///     @Test("journeys", arguments: try ScriptedScenes.load("scripts/journeys"))
///     func journey(_ scene: Scene) throws { try scene.rehearse(CrewAppDelegate.self) }
public enum ScriptedScenes {
  /// The scenes of a file, or of every `.script` below a folder, in a stable order.
  ///
  /// - Throws: ``ScriptMistakes`` with everything that is wrong with the scripts.
  public static func load(_ paths: String...) throws -> [Scene] {
    let loader = ScriptLoader()
    let documents = try ScriptCollector().collect(paths).map {
      loader.load($0.path, within: $0.folder)
    }
    let problems = documents.flatMap(\.problems)
    guard problems.isEmpty else {
      throw ScriptMistakes(description: problems.flatMap(\.lines).joined(separator: "\n"))
    }
    return documents.flatMap(\.scenes)
  }
}

/// Everything that is wrong with some scripts.
public struct ScriptMistakes: Error, CustomStringConvertible {
  /// The mistakes, each with its place and what to do.
  public let description: String
}

/// Why a scene failed.
public struct SceneFailed: Error, CustomStringConvertible {
  /// What was expected, what was seen, the screen and the last steps.
  public let description: String
}

extension Scene {
  /// Runs the scene on an app launched afresh.
  ///
  /// - Throws: ``SceneFailed`` with the whole report where it fails.
  public func rehearse(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) throws {
    let result = SceneRunner(delegate, configuration: configuration).run(self)
    guard let failure = result.failure else { return }
    throw SceneFailed(description: (failure.details + failure.screen).joined(separator: "\n"))
  }
}
