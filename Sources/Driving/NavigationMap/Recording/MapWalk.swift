public import HeadlessUIKit
public import RehearsalCore
public import ScriptLanguage
import ScriptRunner

/// A walk through an app by scenes, one after another, which records its map.
///
/// Each scene has a process of its own where processes can be forked, so that a scene that crashes
/// costs the map nothing but what it would have walked after that.
public struct MapWalk {
  private let delegate: any UIApplicationDelegate.Type
  private let configuration: Session.Configuration
  private let detail: AppMap.Detail
  private let files: ScriptFiles

  /// Creates a walk through an app.
  public init(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration(),
    detail: AppMap.Detail = .screen, files: ScriptFiles = .disk
  ) {
    self.delegate = delegate
    self.configuration = configuration
    self.detail = detail
    self.files = files
  }

  /// Runs scenes; what a scene walked before it failed or crashed is part of the map.
  ///
  /// - Returns: the map, the lines about each scene that failed, and the signal that stopped the
  ///   walk, if one did.
  public func run(_ scenes: [Scene]) -> (map: AppMap, failures: [[String]], signal: Int32?) {
    let recorder = MapRecorder(detail: detail)
    var failures: [[String]] = []
    let walker = SceneWalker(
      SceneRunner(delegate, configuration: configuration, files: files), detail)
    let signal = walker.walk(scenes) { result, record in
      if let record { recorder.add(record) }
      guard let failure = result.failure else { return }
      failures.append(["failed: \(result.scene.title)"] + failure.details)
    }
    return (recorder.map, failures, signal)
  }
}
