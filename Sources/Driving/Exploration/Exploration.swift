import HeadlessDevice
public import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

/// An exploration of an app: it performs every act of every screen, with faults, and judges each.
///
/// For example `try Exploration(AppDelegate.self).run(for: .states(10_000))`.
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
  ///   - progress: receives the result so far after each state.
  /// - Throws: the error of the first launch, or of the steps of `from`.
  public func run(
    for limits: Limit..., progress: ((ExplorationResult) -> Void)? = nil
  ) throws -> ExplorationResult {
    try run(for: limits, progress: progress)
  }

  /// Explores until every state within the depth is explored, or a limit or the goal is reached.
  public func run(
    for limits: [Limit], progress: ((ExplorationResult) -> Void)? = nil
  ) throws -> ExplorationResult {
    let learned = LearnedActs(options.learned)
    let reader = ActReader()
    let search = Search(
      Examiner(app(reader), reader), options, limits,
      acts: ScreenActs(reader, texts: TypedTexts(learned: learned.texts)),
      faults: sources(learned).filter { families.contains($0.family) }, learned: learned)
    search.progress = progress
    return try search.run()
  }

  private func sources(_ learned: LearnedActs) -> [any FaultSource] {
    [
      NetworkFaults(), TimeFaults(), ProcessFaults(), OutsideFaults(arrivals: learned.arrivals),
      HandFaults(),
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
