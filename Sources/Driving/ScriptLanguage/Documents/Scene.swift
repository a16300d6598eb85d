public import Foundation
import HeadlessDevice
package import RehearsalCore

/// One test case: what happens on an app launched afresh.
public struct Scene {
  /// The script's path, as it was given.
  public let file: String

  /// What it shows.
  public let name: String

  /// Where it begins.
  public let location: ScriptLocation

  /// What its file says about its scenes.
  public let settings: Settings

  /// What is done, the lines before the first scene among it.
  public let steps: [Step]

  /// What `@tags`, `@launch`, `@date` and `@seed` say.
  public struct Settings: Equatable {
    /// Words the scene can be chosen by.
    public var tags: [String] = []

    /// What the storage holds when the app is launched.
    public var launch: [String: String] = [:]

    /// The date when the scene begins; nil for the device's usual one.
    public var date: Date?

    /// What the random numbers grow from; nil for the device's usual one.
    public var seed: UInt64?
  }
}

extension Scene {
  /// File and name, as reports call a scene.
  public var title: String { description }

  /// The folder its snapshots lie in.
  package var snapshotFolder: String {
    ScriptPath.join(ScriptPath.folder(of: file), ScriptPath.stem(of: file) + ".snapshots")
  }

  /// A configuration with what the file says put into it.
  package func configuration(_ base: Session.Configuration) -> Session.Configuration {
    var configuration = base
    configuration.launch.merge(settings.launch) { $1 }
    if let date = settings.date { configuration.device.date = date }
    if let seed = settings.seed { configuration.device.seed = seed }
    return configuration
  }
}

extension Scene: nonisolated CustomStringConvertible {
  /// Its title: where it fails, a test names it by that, and not by all its steps.
  nonisolated public var description: String { "\(file) › \(name)" }
}

/// A file of scenes, read once to be run as often as wanted.
public struct Document {
  /// The file's path, as it was given.
  public let file: String

  /// What the file says about its scenes.
  public let settings: Scene.Settings

  /// Its scenes, in their order.
  public let scenes: [Scene]

  /// The steps of a file read to be included; a script's own are in its scenes.
  let steps: [Step]

  /// What is wrong with it, in the order of its lines; with anything wrong nothing is run.
  public let problems: [Diagnostic]
}
