import Foundation
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// A runner of scenes that records what each walks, in a process of its own where that is possible.
final class SceneWalker {
  private var runner: SceneRunner
  private var isolated: AttachmentRunner?

  /// The session of the scene that runs, with the recorder of what it walks; nil before it opens.
  private var current: (session: Session, recorder: MapRecorder)?

  init(_ runner: SceneRunner, _ detail: AppMap.Detail) {
    self.runner = runner
    self.runner.divertsOutput = true
    self.runner.didOpen = { [unowned self] opened in
      let recorder = MapRecorder(detail: detail)
      recorder.record(opened)
      current = (opened, recorder)
    }
    self.runner.makeAttachment = { [unowned self] result in
      // A record of plain fields encodes; an empty one is read as none.
      finish(result).flatMap { try? Array(JSONEncoder().encode($0)) } ?? []
    }
    isolated = AttachmentRunner(self.runner)
  }

  /// Runs scenes.
  ///
  /// - Parameter receive: receives the result of each scene, and what it walked before it failed or
  ///   crashed; nil if that could not be recorded.
  /// - Returns: the signal that stopped the walk; nil for none.
  func walk(_ scenes: [Scene], receive: (SceneResult, MapRecorder.Record?) -> Void) -> Int32? {
    if let isolated {
      return isolated.run(scenes) { result, bytes in
        receive(result, try? JSONDecoder().decode(MapRecorder.Record.self, from: Data(bytes)))
      }
    }
    for scene in scenes {
      let result = runner.run(scene)
      receive(result, finish(result))
    }
    return nil
  }

  private func finish(_ result: SceneResult) -> MapRecorder.Record? {
    defer { current = nil }
    guard let (session, recorder) = current else { return nil }
    recorder.finish(session, failure: result.failure?.summary)
    return recorder.record
  }
}
