public import HeadlessUIKit
public import RehearsalCore
public import ScriptLanguage
import ScriptRunner

/// A walk through an app by scenes, one after another in this process, which records its map.
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

  /// Runs scenes; what a scene walked before it failed is part of the map.
  ///
  /// - Returns: the map, and the lines about each scene that failed.
  public func run(_ scenes: [Scene]) -> (map: AppMap, failures: [[String]]) {
    let recorder = MapRecorder(detail: detail)
    var failures: [[String]] = []
    for scene in scenes {
      var session: Session?
      var runner = SceneRunner(delegate, configuration: configuration, files: files)
      runner.divertsOutput = true
      runner.didOpen = { opened in
        session = opened
        recorder.record(opened)
      }
      let failure = runner.run(scene).failure
      if let session { recorder.finish(session, failure: failure?.summary) }
      guard let failure else { continue }
      failures.append(["failed: \(scene.title)"] + failure.details)
    }
    return (recorder.map, failures)
  }
}
