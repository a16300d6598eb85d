import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

/// The app of an exploration: its delegate, its configuration, and the steps before the exploration.
struct AppUnderTest {
  let delegate: any UIApplicationDelegate.Type
  let configuration: Session.Configuration

  /// The acts before the exploration, from the script of `--from`.
  var beginning: [Act] = []

  /// The acts of the trials.
  var journal = ActJournal()

  /// The screens of first launches, by what was stored.
  let firstLaunches = FirstLaunches()

  /// The sessions of the trials.
  private let openSessions = OpenSessions()

  /// Returns a trial in a new session, launched and brought to the beginning.
  ///
  /// Ends the sessions of the trials that are over.
  func trial() throws -> Trial {
    openSessions.endUnused()
    let session = try Session(delegate, configuration)
    try session.launch()
    let trial = Trial(session, journal)
    openSessions.add(session, of: trial)
    for act in beginning { for work in act.work { try trial.prepare(work) } }
    return trial
  }

  /// Returns a trial that has performed a way.
  func trial(after way: [Act]) throws -> Trial {
    let trial = try trial()
    for act in way { try trial.perform(act) }
    return trial
  }
}

/// The screens that first launches show once they are quiet, by what is stored.
final class FirstLaunches {
  private var screens: [[String: StoredValue]: Screen] = [:]

  /// Returns the screen of a first launch with some values in storage, each of the type the app stored.
  func screen(_ stored: [String: StoredValue], of app: AppUnderTest) throws -> Screen {
    if let screen = screens[stored] { return screen }
    var configuration = app.configuration
    configuration.launch = [:]
    let session = try Session(app.delegate, configuration)
    for (key, value) in stored { session.device.storage[key] = value }
    try session.launch()
    let trial = Trial(session, app.journal)
    try trial.settle(within: Settling.limit)
    let screen = trial.session.screen
    trial.session.end()
    screens[stored] = screen
    return screen
  }
}

/// The sessions of the trials that are under way.
///
/// A session that is not ended lives on: its work waits on its clock, and its observers are called by
/// every notification of the sessions after it.
final class OpenSessions {
  private struct Entry {
    weak var trial: Trial?
    let session: Session
  }

  private var entries: [Entry] = []

  func add(_ session: Session, of trial: Trial) {
    entries.append(Entry(trial: trial, session: session))
  }

  /// Ends the sessions whose trials nobody uses any more.
  func endUnused() {
    guard entries.contains(where: { $0.trial == nil }) else { return }
    for entry in entries where entry.trial == nil { entry.session.end() }
    entries.removeAll { $0.trial == nil }
  }
}
