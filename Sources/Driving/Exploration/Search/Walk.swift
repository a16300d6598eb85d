import RehearsalCore

/// A session that goes from state to state.
///
/// Going on from where an act led costs one act; coming back by a new session costs a launch and a
/// whole way. See Docs/Decisions.md for what was measured.
final class Walk {
  /// The number of acts after which a search begins a new walk, to keep the ways of faults short.
  static let limit = 100

  let trial: Trial

  /// The screen at present.
  var screen: Screen

  /// The state at present.
  private(set) var node: Int32

  /// Whether an object had leaked before the next act.
  var hadLeaks = false

  /// The states that were visited, with the number of acts that were performed before.
  private(set) var trace: [(count: Int, node: Int32)]

  init(_ trial: Trial, screen: Screen, node: Int32) {
    (self.trial, self.screen, self.node) = (trial, screen, node)
    trace = [(trial.performed.count, node)]
  }

  private var end = Walk.limit
  private var numbers: [Int32] = []

  /// Returns the numbers of the acts that were performed since the launch.
  func numbers(in table: inout ActTable) -> [Int32] {
    for act in trial.performed[numbers.count...] { numbers.append(table.number(of: act)) }
    return numbers
  }

  /// Whether the walk is long enough.
  var isLong: Bool { trial.performed.count >= end }

  /// The number of acts that a walk may perform where it has led to, however long its way was.
  private static let leastStay = 20

  /// Lets the walk end soon, because a leak hides those after it.
  func shorten() {
    end = min(end, trial.performed.count + Self.leastStay)
  }

  /// Lets the walk try what is untried where it has led to.
  ///
  /// A state that only a long way leads to would be walked to again and again otherwise.
  func stay() {
    end = max(end, trial.performed.count + Self.leastStay)
  }

  /// Notes the state that the walk is in now.
  func land(_ node: Int32, _ screen: Screen) {
    self.node = node
    self.screen = screen
    trace.append((trial.performed.count, node))
  }
}
