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
  private let learned: LearnedActs

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
    learned = LearnedActs(options.learned)
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
  /// - Returns: the result, with what is needed to continue.
  public func exploreInParts(
    for limits: [Limit], progress: ((ExplorationResult) -> Void)? = nil
  ) throws -> ExplorationSnapshot {
    let reader = ActReader()
    let app = app(reader)
    let (start, jobs) = (ContinuousClock.now, max(1, options.jobs))
    let stop = SearchStop(limits, options.goal, screens: learned.screens, since: start)
    let known = resumedSnapshot
    guard process_can_fork() else {
      let whole = PartAtWork(index: 0, journal: app.journal, skipped: [], known: known) { _ in }
      return try EndedProcesses.releasing {
        try search(app, whole, of: 1, .whole, stop, progress)
      }
    }
    let parallel = ParallelExploration(app, reader)
    func explore(_ part: PartAtWork, _ task: SearchTask) throws -> ExplorationSnapshot {
      var app = app
      app.journal = part.journal
      return try search(app, part, of: jobs, task, stop, nil)
    }
    let snapshot =
      jobs == 1
      ? parallel.run(jobs: 1, from: known, progress: progress) { try explore($0, .whole) }.first
      : JointExploration(
        parallel: parallel, jobs: jobs, limits: limits, stop: stop, search: explore
      ).run(from: known, progress: progress)
    guard snapshot != nil || !parallel.crashes.isEmpty else {
      _ = try app.trial()
      throw SessionError("the processes of the exploration ended too early")
    }
    var whole = snapshot ?? .empty
    for crash in parallel.crashes { whole.result.addIfNew(crash) }
    return whole
  }

  /// The snapshot of the exploration to continue, whose acts do not count; nil for none.
  private var resumedSnapshot: ExplorationSnapshot? {
    guard !options.resumed.isEmpty else { return nil }
    var snapshot = ExplorationSnapshot.merging(options.resumed)
    snapshot.result.acts = 0
    return snapshot
  }

  private func search(
    _ app: AppUnderTest, _ part: PartAtWork, of jobs: Int, _ task: SearchTask, _ stop: SearchStop,
    _ progress: ((ExplorationResult) -> Void)?
  ) throws -> ExplorationSnapshot {
    app.journal.count(earlier: part.known?.result.acts ?? 0)
    let reader = ActReader()
    var (options, stop, round) = (options, stop, 0)
    if case .round(let number, let limits) = task { (round, stop) = (number, stop.with(limits)) }
    let order = (options.shard.map { $0.index - 1 } ?? 0) * jobs + part.index
    let orders = (options.shard?.count ?? 1) * jobs
    options.seed &+= UInt64(round * orders + order)
    let search = Search(
      Examiner(app, reader), options, stop,
      acts: ScreenActs(reader, texts: TypedTexts(learned: learned.texts)),
      faults: sources(learned, reader).filter { families.contains($0.family) }, learned: learned)
    (search.progress, search.save, search.skipped) = (progress, part.save, part.skipped)
    search.graph.part = SearchPart(index: order, count: orders)
    part.known?.restore(search)
    try search.run(task)
    guard case .round = task else { return ExplorationSnapshot(search) }
    return ExplorationSnapshot(search, discoveries: search.foundDiscoveries)
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
