import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

/// The app of an exploration: its delegate, its configuration, and the steps before the exploration.
struct AppUnderTest {
  let delegate: any UIApplicationDelegate.Type
  let configuration: Session.Configuration

  /// The acts before the exploration, from the script of `--from`.
  var beginning: [Act] = []

  /// Returns a trial in a new session, launched and brought to the beginning.
  func trial() throws -> Trial {
    let session = try Session(delegate, configuration)
    try session.launch()
    let trial = Trial(session)
    for act in beginning { try trial.perform(act) }
    return trial
  }

  /// Returns a trial that has performed a way.
  func trial(after way: [Act]) throws -> Trial {
    let trial = try trial()
    for act in way { try trial.perform(act) }
    return trial
  }
}
