public import Foundation
import HeadlessDevice
package import RehearsalCore

/// One test case of a script, which runs on a freshly launched app.
public struct Scene {
  /// The script's path, as it was given.
  public let file: String

  /// The scene's name.
  public let name: String

  /// The location of its first line.
  public let location: ScriptLocation

  /// The settings of its file.
  public let settings: Settings

  /// The steps, beginning with those before the file's first scene.
  public let steps: [Step]

  /// The values of a file's `@tags`, `@launch`, `@date` and `@seed`.
  public struct Settings: Equatable {
    /// The tags by which the scene can be chosen.
    public var tags: [String] = []

    /// The content of the storage at launch.
    public var launch: [String: String] = [:]

    /// The date at the beginning of the scene; nil for the device's default.
    public var date: Date?

    /// The seed of the random numbers; nil for the device's default.
    public var seed: UInt64?
  }
}

extension Scene {
  /// The file and the name, as reports show them.
  public var title: String { description }

  /// The folder of its snapshots.
  package var snapshotFolder: String {
    ScriptPath.join(ScriptPath.folder(of: file), ScriptPath.stem(of: file) + ".snapshots")
  }

  /// Returns a configuration with the file's settings applied.
  package func configuration(_ base: Session.Configuration) -> Session.Configuration {
    var configuration = base
    configuration.launch.merge(settings.launch) { $1 }
    if let date = settings.date { configuration.device.date = date }
    if let seed = settings.seed { configuration.device.seed = seed }
    return configuration
  }
}

extension Scene {
  /// Returns the scene with only its first steps.
  package func prefix(_ count: Int) -> Scene {
    Scene(
      file: file, name: name, location: location, settings: settings,
      steps: Array(steps.prefix(count)))
  }

  /// Creates a scene without steps, as a report names one.
  package init(file: String, name: String, line: Int, tags: [String]) {
    self.init(
      file: file, name: name, location: ScriptLocation(file: file, line: line, column: 1),
      settings: Settings(tags: tags), steps: [])
  }
}

extension Scene: nonisolated CustomStringConvertible {
  /// The scene's title, which Swift Testing shows for a failed scene.
  nonisolated public var description: String { "\(file) › \(name)" }
}

/// A script file with its scenes and mistakes.
public struct Document {
  /// The file's path, as it was given.
  public let file: String

  /// The settings of its scenes.
  public let settings: Scene.Settings

  /// The scenes, in their order.
  public let scenes: [Scene]

  /// The steps of an included file; a script's own steps are in its scenes.
  let steps: [Step]

  /// The mistakes in the order of their lines; a document with mistakes must not be run.
  public let problems: [Diagnostic]

  /// The script's text.
  let source: SourceText

  /// The names in the script's own `let` lines.
  var definitions: [SourceSpan] = []

  /// The indices of the lines that are the text of a heredoc or its end.
  var heredocLines: Set<Int> = []
}
