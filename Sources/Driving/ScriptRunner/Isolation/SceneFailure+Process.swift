import RehearsalCore
import ScriptLanguage

extension SceneFailure {
  /// The failure of a scene whose process ended before the scene did.
  init(_ end: SceneEnd, of scene: Scene, at step: Step?, _ recent: RecentSteps, output: [String]) {
    if let step {
      let error = SessionError(end.message, notes: end.notes)
      details = StepFailure(reason: .action(error), step: step).lines
      summary = end.message
      location = step.location
    } else {
      let message = "\(end.message), before its first step"
      details = ["  --> \(scene.location)", "  \(message)"] + end.notes.map { "  \($0)" }
      summary = message
      location = scene.location
    }
    screen = []
    steps = recent.steps
    self.output = output
  }
}
