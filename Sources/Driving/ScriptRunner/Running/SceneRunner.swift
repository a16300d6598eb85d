public import ScriptLanguage
public import HeadlessDevice
public import HeadlessUIKit
public import RehearsalCore
import VirtualTime

/// A runner of scenes, each in a session of its own.
public struct SceneRunner {
  /// Whether snapshots are written instead of compared.
  public var isUpdatingSnapshots = false

  /// The treatment of findings and of scenes that fail.
  public var policy = ScenePolicy()

  /// A function that receives the session of a scene that failed; nil for none.
  ///
  /// It is called where the scene runs, which is this process only if the isolation is `none`.
  public var didFail: ((Session, SceneFailure) -> Void)?

  /// A function that makes the server of an app that has none of its own; nil for none.
  public var makeServer: (() -> any Server)?

  /// Whether what the app prints goes to standard error while it runs in this process.
  public var divertsOutput = false

  /// Whether the steps of each scene are recorded in its result.
  package var recordsSteps = false

  /// A function that receives the session of a scene before its first step; nil for none.
  package var didOpen: ((Session) -> Void)?

  /// A function that returns what the process of a scene sends beside its result; nil for none.
  package var makeAttachment: ((SceneResult) -> [UInt8])?

  /// A function that receives each step that succeeded and the session after it; nil for none.
  var didPerform: ((Step, Session) -> Void)?

  /// A function that receives the index of each step and the session before it; nil for none.
  var willPerform: ((Int, Session) -> Void)?

  /// A function that receives the record of each step; nil to keep them in the result.
  var didRecord: ((String) -> Void)?

  /// A function that receives each text that is typed into a secure text field; nil for none.
  var didLearnSecret: ((String) -> Void)?

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

  /// Runs a scene once on a freshly launched app.
  func runOnce(_ scene: Scene, round: Int) -> SceneResult {
    let clock = ContinuousClock()
    let start = clock.now
    // A scene in another language, say, leaves no trace in code that this process runs afterwards.
    let former = Device.current
    defer { Device.current = former }
    var session: Session?
    // Whoever was given the session may look at it afterwards.
    defer { if didOpen == nil { session?.end() } }
    var remarks: [SceneRemark] = []
    var records: [String] = []
    let didRecord = didRecord ?? { records.append($0) }
    let failure = run(scene, in: &session, &remarks, didRecord)
    let instant = session?.device.clock.now.nanoseconds ?? 0
    let result = policy.judgeFindings(
      of: SceneResult(
        scene: scene, round: round, failure: failure, virtualTime: .nanoseconds(instant),
        elapsed: clock.now - start, findings: session?.device.findings.all ?? [],
        remarks: remarks, records: records))
    return result.masked(by: namedSecrets(of: scene).adding(session?.secrets ?? []))
  }

  /// The content of the storage at launch, before a scene's own settings.
  var launch: [String: String] { configuration.launch }

  /// Returns the secrets of a scene that are known before it runs.
  func namedSecrets(of scene: Scene) -> SecretTexts { scene.namedSecrets(launch: launch) }

  private func run(
    _ scene: Scene, in session: inout Session?, _ remarks: inout [SceneRemark],
    _ didRecord: @escaping (String) -> Void
  ) -> SceneFailure? {
    do {
      let opened = try Session(delegate, scene.configuration(configuration))
      session = opened
      opened.device.findings.didReport = didFind
      opened.didLearnSecret = didLearnSecret
      opened.device.network.server = makeServer?()
      if let didOpen { didOpen(opened) }
      let failure =
        try perform(scene, in: opened, &remarks, didRecord)
        ?? SceneFailure(storageOf: opened, after: scene)
      if let failure, let didFail { didFail(opened, failure) }
      return failure
    } catch {
      return SceneFailure(launching: scene, "\(error)", session)
    }
  }

  private func perform(
    _ scene: Scene, in session: Session, _ remarks: inout [SceneRemark],
    _ didRecord: @escaping (String) -> Void
  ) throws(SessionError) -> SceneFailure? {
    let snapshots = Snapshots(
      folder: scene.snapshotFolder, files: files, isUpdating: isUpdatingSnapshots)
    var performer = StepPerformer(session, snapshots: snapshots)
    if recordsSteps {
      performer.recorder = StepRecorder(session, file: scene.file, receive: didRecord)
    }
    defer { remarks = performer.remarks }
    do throws(StepFailure) {
      for (index, step) in scene.steps.enumerated() {
        if let willPerform { willPerform(index, session) }
        try performer.perform(step)
        if let didPerform { didPerform(step, session) }
      }
    } catch {
      return SceneFailure(error, performer.recentSteps, session)
    }
    // A scene without a step that needs the app still shows that it launches.
    if !session.hasLaunched { try session.launch() }
    return nil
  }
}

extension SceneFailure {
  /// The width of the screen in a report, in columns.
  private static let width = 78

  fileprivate init(_ failure: StepFailure, _ recent: RecentSteps, _ session: Session) {
    let shown = session.screen
    session.recordShownSecrets(on: shown)
    summary = failure.summary
    location = failure.step.location
    details = failure.lines
    screen = shown.lines(width: Self.width)
    steps = recent.steps
    requests = session.requestLines
  }

  fileprivate init(launching scene: Scene, _ message: String, _ session: Session?) {
    summary = "the app could not be launched: \(message)"
    location = scene.location
    details = ["  --> \(scene.location)", "  the app could not be launched: \(message)"]
    screen = session?.screen.lines(width: Self.width) ?? []
    steps = []
  }
}
