import CProcesses
import HeadlessDevice
public import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

/// An exploration of an app: it performs every act of every screen, with faults, and judges each.
///
/// For example `try Exploration(AppDelegate.self).explore(for: .states(10_000))`.
public struct Exploration {
  private let delegate: any UIApplicationDelegate.Type
  private let families: Set<FaultFamily>
  private let options: Options

  /// Creates an exploration.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate; each session creates an instance.
  ///   - faults: the families of faults to arrange.
  ///   - options: the beginning, the knowledge and the rules.
  public init(
    _ delegate: any UIApplicationDelegate.Type, faults: Set<FaultFamily> = .all,
    options: Options = Options()
  ) {
    self.delegate = delegate
    families = faults
    self.options = options
  }

  /// Explores until every state within the depth is explored, or a limit or the goal is reached.
  ///
  /// - Parameters:
  ///   - limits: the limits, of which the first that is reached ends the exploration.
  ///   - progress: receives the result so far after each walk.
  /// - Throws: the error of the first launch, or of the steps of `from`.
  public func explore(
    for limits: Limit..., progress: ((ExplorationResult) -> Void)? = nil
  ) throws -> ExplorationResult {
    try exploreInParts(for: limits, progress: progress).result
  }

  /// Explores in processes of their own where the system can fork, so that a crash is a fault.
  ///
  /// - Returns: the result, and the snapshots with which it can be continued.
  public func exploreInParts(
    for limits: [Limit], progress: ((ExplorationResult) -> Void)? = nil
  ) throws -> (result: ExplorationResult, snapshots: [ExplorationSnapshot]) {
    let reader = ActReader()
    let app = app(reader)
    let (start, jobs) = (ContinuousClock.now, max(1, options.jobs))
    guard process_can_fork() else {
      let whole = PartAtWork(index: 0, journal: app.journal, skipped: [], saved: nil) { _ in }
      let snapshot = try EndedProcesses.releasing {
        try search(app, whole, of: 1, limits, since: start, progress)
      }
      return (snapshot.result, [snapshot])
    }
    let parallel = ParallelExploration(app, reader) { part in
      var app = app
      app.journal = part.journal
      return try search(app, part, of: jobs, limits, since: start, nil)
    }
    let (snapshots, crashes) = parallel.run(jobs: jobs, progress: progress)
    guard !snapshots.isEmpty || !crashes.isEmpty else {
      _ = try app.trial()
      throw SessionError("the processes of the exploration ended too early")
    }
    var result = ExplorationResult.merging(snapshots.map(\.result))
    for crash in crashes { result.add(crash) }
    return (result, snapshots)
  }

  private func shard(_ part: Int, of jobs: Int) -> Shard? {
    guard jobs > 1 else { return options.shard }
    return options.shard.map { $0.part(part + 1, of: jobs) } ?? Shard(part + 1, of: jobs)
  }

  private func search(
    _ app: AppUnderTest, _ part: PartAtWork, of jobs: Int, _ limits: [Limit],
    since start: ContinuousClock.Instant, _ progress: ((ExplorationResult) -> Void)?
  ) throws -> ExplorationSnapshot {
    if let saved = part.saved { app.journal.count(earlier: saved.result.acts) }
    let learned = LearnedActs(options.learned)
    let reader = ActReader()
    var options = options
    options.shard = shard(part.index, of: jobs)
    options.seed &+= UInt64((options.shard?.index ?? 1) - 1)
    let search = Search(
      Examiner(app, reader), options,
      SearchStop(limits, options.goal, screens: learned.screens, since: start),
      acts: ScreenActs(reader, texts: TypedTexts(learned: learned.texts)),
      faults: sources(learned, reader).filter { families.contains($0.family) }, learned: learned)
    (search.progress, search.save, search.skipped) = (progress, part.save, part.skipped)
    let resumed = options.resumed.indices.contains(part.index) ? options.resumed[part.index] : nil
    (part.saved ?? resumed)?.restore(search)
    try search.run()
    return ExplorationSnapshot(search)
  }

  private func sources(_ learned: LearnedActs, _ reader: ActReader) -> [any FaultSource] {
    [
      NetworkFaults(), TimeFaults(), ProcessFaults(),
      OutsideFaults(arrivals: learned.arrivals, reader), HandFaults(),
    ]
  }

  private func app(_ reader: ActReader) -> AppUnderTest {
    var configuration = options.configuration
    guard let scene = options.from else {
      return AppUnderTest(delegate: delegate, configuration: configuration)
    }
    configuration.launch.merge(scene.settings.launch) { $1 }
    if let date = scene.settings.date { configuration.device.date = date }
    if let seed = scene.settings.seed { configuration.device.seed = seed }
    let beginning = scene.steps.compactMap { step -> Act? in
      if case .expect(let expectation) = step.work {
        return Act(lines: ["expect \(expectation)"], kind: .user, work: [step.work])
      }
      if case .act(let action) = step.work { return reader.act(action) }
      return Act(lines: [step.text], kind: .user, work: [step.work])
    }
    return AppUnderTest(
      delegate: delegate, configuration: configuration, beginning: beginning)
  }
}
