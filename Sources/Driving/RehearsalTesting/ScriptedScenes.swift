public import HeadlessUIKit
public import ScriptLanguage
import ScriptRunner
public import RehearsalCore

/// The scenes of script files as test cases of Swift Testing.
///
///     @Test("journeys", arguments: try await ScriptedScenes.load("journeys"))
///     func journey(_ scene: Scene) throws {
///       try scene.rehearse(AppDelegate.self)
///     }
public enum ScriptedScenes {
  /// Returns the scenes of some files, or of every `.script` below some folders, in a stable order.
  ///
  /// - Throws: ``ScriptMistakes`` with all mistakes of the scripts.
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

/// The mistakes of some scripts.
public struct ScriptMistakes: Error, CustomStringConvertible {
  /// The mistakes, each with its location and advice.
  public let description: String
}

/// The failure of a scene.
public struct SceneFailed: Error, CustomStringConvertible {
  /// The details of the failure and the screen.
  public let description: String
}

extension Scene {
  /// Runs the scene on a freshly launched app.
  ///
  /// - Throws: ``SceneFailed`` with the details if it fails.
  public func rehearse(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) throws {
    let result = SceneRunner(delegate, configuration: configuration).run(self)
    guard let failure = result.failure else { return }
    throw SceneFailed(description: (failure.details + failure.screen).joined(separator: "\n"))
  }
}
