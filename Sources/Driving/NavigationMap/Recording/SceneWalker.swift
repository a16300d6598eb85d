import Foundation
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// A runner of scenes that records what each walks, in a process of its own where that is possible.
final class SceneWalker {
  private let detail: AppMap.Detail
  private var recorder: MapRecorder
  private var session: Session?
  private var runner: SceneRunner
  private var isolated: AttachmentRunner?

  init(_ runner: SceneRunner, _ detail: AppMap.Detail) {
    self.detail = detail
    self.runner = runner
    recorder = MapRecorder(detail: detail)
    self.runner.divertsOutput = true
    self.runner.didOpen = { [unowned self] opened in
      session = opened
      recorder = MapRecorder(detail: detail)
      recorder.record(opened)
    }
    self.runner.makeAttachment = { [unowned self] result in
      // A record of plain fields encodes; an empty one is read as none.
      (try? Array(JSONEncoder().encode(finish(result)))) ?? []
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

  private func finish(_ result: SceneResult) -> MapRecorder.Record {
    guard let session else { return MapRecorder(detail: detail).record }
    recorder.finish(session, failure: result.failure?.summary)
    self.session = nil
    return recorder.record
  }
}
