/// The result of an exploration.
public struct ExplorationResult: Codable, Sendable {
  /// The reason that an exploration ended.
  public enum Ending: Equatable, Codable, Sendable {
    /// Every state within the depth was explored.
    case complete
    /// A limit was reached, such as `1000 states`.
    case limit(String)
    /// A signal stopped it; what was found is kept.
    case interrupted
    /// The app ended one process after another; what was saved is kept.
    case crashed
    /// The goal was reached.
    case goal(String)
  }

  /// The faults, in the order in which they were found.
  public internal(set) var faults: [Fault] = []

  /// The breaches that the exemptions accept: the rule, the screen and the reason, each once.
  public internal(set) var exempted: [String] = []

  /// The number of screens, which is known before the result of another process is.
  public internal(set) var screenCount: Int {
    get { max(map.screens.count, otherScreens) }
    set { otherScreens = newValue }
  }

  /// The number of faults, which is known before the result of another process is.
  public internal(set) var faultCount: Int {
    get { faults.count + otherFaults }
    set { otherFaults = newValue - faults.count }
  }

  private var otherScreens = 0
  private var otherFaults = 0

  /// The screens and the moves between them.
  public internal(set) var map = ScreenMap()

  /// The screens, moves, alerts and failing requests that were met, each with the lines that lead to it.
  public internal(set) var discoveries: [Discovery] = []

  /// The number of states.
  public internal(set) var states = 0

  /// The number of acts that were performed of those that the states offer, each once.
  public internal(set) var edges = 0

  /// The number of acts that the states found so far offer.
  public internal(set) var offered = 0

  /// The number of acts that were performed, with those of the ways to the states.
  public internal(set) var acts = 0

  /// The number of states with untried acts to which no way led again.
  public internal(set) var lost = 0

  /// The reason that the exploration ended.
  public internal(set) var ending = Ending.complete

  /// The shortest way found to each screen, in lines of the script language.
  public internal(set) var ways: [String: [String]] = [:]
}
