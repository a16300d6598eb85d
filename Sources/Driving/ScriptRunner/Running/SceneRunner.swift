public import ScriptLanguage
import HeadlessDevice
public import HeadlessUIKit
public import RehearsalCore
import VirtualTime

/// A runner of scenes, each in a session of its own.
public struct SceneRunner {
  /// Whether snapshots are written instead of compared.
  public var isUpdatingSnapshots = false

  /// Whether what the app prints goes to standard error while it runs in this process.
  public var divertsOutput = false

  /// A function that receives the session of a scene before its first step; nil for none.
  package var didOpen: ((Session) -> Void)?

  /// A function that receives each step that succeeded and the screen after it; nil for none.
  var didPerform: ((Step, Screen) -> Void)?

  /// A function that receives the index of each step and the session before it; nil for none.
  var willPerform: ((Int, Session) -> Void)?

  /// A function that receives each of the app's mistakes as it happens; nil for none.
  var didFind: ((Finding) -> Void)?

  private let delegate: any UIApplicationDelegate.Type
  private let configuration: Session.Configuration
  private let files: ScriptFiles

  /// Creates a runner for an app.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate.
  ///   - configuration: the configuration of each session, to which a file's settings are added.
  public init(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration(), files: ScriptFiles = .disk
  ) {
    self.delegate = delegate
    self.configuration = configuration
    self.files = files
  }

  /// Runs a scene on a freshly launched app.
  public func run(_ scene: Scene, round: Int = 1) -> SceneResult {
    let clock = ContinuousClock()
    let start = clock.now
    var session: Session?
    let failure = run(scene, in: &session)
    let instant = session?.device.clock.now.nanoseconds ?? 0
    return SceneResult(
      scene: scene, round: round, failure: failure, virtualTime: .nanoseconds(instant),
      elapsed: clock.now - start, findings: session?.device.findings.all ?? [])
  }

  private func run(_ scene: Scene, in session: inout Session?) -> SceneFailure? {
    do {
      let opened = try Session(delegate, scene.configuration(configuration))
      session = opened
      opened.device.findings.didReport = didFind
      if let didOpen { didOpen(opened) }
      if let failure = perform(scene, in: opened) { return failure }
      // A scene without a step that needs the app still shows that it launches.
      if !opened.hasLaunched { try opened.launch() }
      return nil
    } catch {
      return SceneFailure(launching: scene, "\(error)", session)
    }
  }

  private func perform(_ scene: Scene, in session: Session) -> SceneFailure? {
    let snapshots = Snapshots(
      folder: scene.snapshotFolder, files: files, isUpdating: isUpdatingSnapshots)
    var performer = StepPerformer(session, snapshots: snapshots)
    do throws(StepFailure) {
      for (index, step) in scene.steps.enumerated() {
        if let willPerform { willPerform(index, session) }
        try performer.perform(step)
        if let didPerform { didPerform(step, session.screen) }
      }
      return nil
    } catch {
      return SceneFailure(error, performer.recentSteps, session)
    }
  }
}

extension SceneFailure {
  /// The width of the screen in a report, in columns.
  private static let width = 78

  fileprivate init(_ failure: StepFailure, _ recent: RecentSteps, _ session: Session) {
    summary = failure.summary
    location = failure.step.location
    details = failure.lines
    screen = session.screen.lines(width: Self.width)
    steps = recent.steps
  }

  fileprivate init(launching scene: Scene, _ message: String, _ session: Session?) {
    summary = "the app could not be launched: \(message)"
    location = scene.location
    details = ["  --> \(scene.location)", "  the app could not be launched: \(message)"]
    screen = session?.screen.lines(width: Self.width) ?? []
    steps = []
  }
}
