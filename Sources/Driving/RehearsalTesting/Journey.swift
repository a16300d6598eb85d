import Foundation
public import HeadlessUIKit
public import RehearsalCore
public import ScriptLanguage
import ScriptRunner

/// A scene of a script as a test case, whose failure is recorded at the script's own line.
///
///     @Test("a scene passes", arguments: try await Journey.all(in: "scripts/journeys"))
///     func journey(_ journey: Journey) {
///       journey.rehearse(CrewAppDelegate.self)
///     }
public struct Journey {
  /// The scene.
  public let scene: Scene

  /// The script's absolute path.
  let path: String

  /// Returns the scenes of a script, or of every `.script` below a folder, in a stable order.
  ///
  /// - Parameters:
  ///   - path: a file or folder, from the current folder or else from the test's own folder.
  ///   - file: the test's file.
  /// - Throws: ``ScriptMistakes`` with all mistakes of the scripts.
  public static func all(in path: String, file: String = #filePath) throws -> [Journey] {
    let found = try collect(path, beside: file)
    let loader = ScriptLoader(environment: ProcessInfo.processInfo.environment)
    let documents = found.map { loader.load($0.path, within: $0.folder) }
    let problems = documents.flatMap(\.problems)
    guard problems.isEmpty else {
      throw ScriptMistakes(description: problems.flatMap(\.lines).joined(separator: "\n"))
    }
    return documents.flatMap { document in
      let path = URL(fileURLWithPath: document.file).standardizedFileURL.path
      return document.scenes.map { Journey(scene: $0, path: path) }
    }
  }

  private static func collect(
    _ path: String, beside file: String
  ) throws -> [ScriptCollector.Found] {
    let collector = ScriptCollector()
    guard !FileManager.default.fileExists(atPath: path), !path.hasPrefix("/") else {
      return try collector.collect([path])
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let beside = folder.appendingPathComponent(path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: beside) else {
      throw ScriptMistakes(
        description: "there are no scripts at `\(path)`, neither in the current folder "
          + "\(FileManager.default.currentDirectoryPath) nor in \(folder.path)")
    }
    return try collector.collect([beside])
  }
}

extension Journey: nonisolated CustomStringConvertible {
  /// The script and the scene's name, which the report of a test shows.
  nonisolated public var description: String { scene.description }
}

/// The failure of a journey.
public struct JourneyFailure: Equatable, Sendable {
  /// The details of the failure, the screen and the last steps.
  public let message: String

  /// The absolute path of the script that contains the failed step.
  public let file: String

  /// The line of the failed step, from 1.
  public let line: Int

  /// The column of the failed step, from 1.
  public let column: Int
}

extension Journey {
  /// Runs the scene on a freshly launched app.
  ///
  /// - Returns: the failure; nil if the scene passes.
  public func run(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) -> JourneyFailure? {
    let result = SceneRunner(delegate, configuration: configuration).run(scene)
    guard let failure = result.failure else { return nil }
    let file = failure.location.file
    return JourneyFailure(
      message: ([failure.summary] + failure.lines).joined(separator: "\n"),
      file: file == scene.file ? path : URL(fileURLWithPath: file).standardizedFileURL.path,
      line: failure.location.line, column: failure.location.column)
  }
}
