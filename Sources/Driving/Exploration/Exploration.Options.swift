public import RehearsalCore
public import ScriptLanguage

extension Exploration {
  /// The options of an exploration.
  public struct Options {
    /// The state that each session begins with.
    public var configuration = Session.Configuration()

    /// The scene whose steps come before the exploration; nil for none.
    public var from: Scene?

    /// The scenes whose texts, links, notifications and quick actions are used.
    public var learned: [Scene] = []

    /// The largest number of acts from the launch to a state.
    public var depth = 40

    /// The detail by which states are told apart.
    public var detail = StateDetail.props

    /// Whether acts are chosen at random instead of breadth first.
    public var isRandom = false

    /// The seed of the random choice.
    public var seed: UInt64 = 1

    /// The part of a divided exploration; nil for the whole.
    public var shard: Shard?

    /// The number of processes, on systems that can fork.
    public var jobs = 1

    /// The snapshots of an earlier exploration to continue; empty to begin anew.
    public var resumed: [ExplorationSnapshot] = []

    /// The goal that ends the exploration early; nil for none.
    public var goal: Goal?

    /// The team's own rules.
    public var invariants: Invariants?

    /// The breaches that the team accepts.
    public var exemptions: Exemptions?

    /// Creates the default options.
    public init() {}
  }

  /// A limit of an exploration.
  public enum Limit: Equatable, Sendable {
    /// A number of states, of all jobs together.
    case states(Int)
    /// A wall-clock time; the number of states then depends on the machine.
    case time(Duration)
    /// A number of acts of all jobs together, with those of the ways to the states.
    case acts(Int)
  }

  /// A goal that ends an exploration early.
  public enum Goal: Equatable, Sendable {
    /// A number of screens is found.
    case screens(Int)
    /// A part of the screens that the learned scripts expect is found, in percent.
    case screensPercent(Int)
    /// A number of moves between screens is found.
    case edges(Int)
    /// A part of the moves that the acts of all known states can make is found, in percent.
    case edgesPercent(Int)
    /// A screen is found.
    case reached(String)
    /// A number of faults is found.
    case faults(Int)
  }
}
