import RehearsalCore

/// A session that goes from state to state.
///
/// Going on from where an act led costs one act; coming back by a new session costs a launch and a
/// whole way. See Docs/Decisions.md for what was measured.
final class Walk {
  /// The number of acts after which a search begins a new walk, to keep the ways of faults short.
  static let limit = 300

  let trial: Trial

  /// The screen at present.
  var screen: Screen

  /// The state at present.
  private(set) var node: Int32

  /// Whether an object had leaked before the next act.
  var hadLeaks = false

  /// Whether each act so far led to its state for the first time, or on the known way.
  var isExact: Bool

  /// The states that were visited, with the number of acts that were performed before.
  private(set) var trace: [(count: Int, node: Int32)]

  init(_ trial: Trial, screen: Screen, node: Int32, isExact: Bool) {
    (self.trial, self.screen, self.node, self.isExact) = (trial, screen, node, isExact)
    trace = [(trial.performed.count, node)]
  }

  private var end = Walk.limit

  /// Whether the walk is long enough.
  var isLong: Bool { trial.performed.count >= end }

  /// Lets the walk end soon, because a leak hides those after it.
  func shorten() {
    end = min(end, trial.performed.count + 20)
  }

  /// Notes the state that the walk is in now.
  func land(_ node: Int32, _ screen: Screen) {
    self.node = node
    self.screen = screen
    trace.append((trial.performed.count, node))
  }
}
