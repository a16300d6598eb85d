import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// A move from one screen to another.
public struct Move: Sendable {
  /// The name of the first screen.
  public let from: String

  /// The name of the second screen.
  public let to: String

  /// The last action before the move that was not a wait; nil if there was none since the launch.
  public let action: Action?

  /// The virtual time from the action to the move.
  public let delay: Duration
}

extension Move: Hashable {
  /// Returns whether two moves have the same screens and the same action.
  public static func == (left: Move, right: Move) -> Bool {
    left.from == right.from && left.to == right.to && left.action == right.action
  }

  /// Hashes the screens and the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(action)
  }
}

/// A recorder of the moves between screens.
struct MoveRecorder {
  /// The distinct moves, in the order they first occurred.
  private(set) var moves: [Move] = []

  /// The application's count of hierarchy changes at the last observation.
  private(set) var hierarchyChanges = -1

  private var known: Set<Move> = []
  private weak var screen: UIViewController?
  private var name = ""
  private var action: Action?
  private var start = VirtualClock.Instant(nanoseconds: 0)

  /// Starts an action, which is the cause of the moves until the next one.
  mutating func begin(_ action: Action, at instant: VirtualClock.Instant) {
    if case .time = action { return }
    self.action = action
    start = instant
  }

  /// Compares the visible screen with the last one, and records a move if it is another.
  mutating func observe(_ application: UIApplication?, at instant: VirtualClock.Instant) {
    guard let application else {
      name = ""
      screen = nil
      return
    }
    hierarchyChanges = application.hierarchyChanges
    let top = application.topViewController
    guard top !== screen || top == nil else { return }
    let last = name
    screen = top
    name = top?.screenName ?? ""
    guard !last.isEmpty, !name.isEmpty, last != name else { return }
    let move = Move(from: last, to: name, action: action, delay: start.duration(to: instant))
    if known.insert(move).inserted { moves.append(move) }
  }
}

extension Session {
  /// The distinct moves between screens, in the order they first occurred.
  public var moves: [Move] { moveRecorder.moves }

  /// Records a move if the visible screen has changed.
  func observeMove() {
    moveRecorder.observe(application, at: device.clock.now)
    observeNavigation()
  }

  /// Records a move if the hierarchy of controllers has changed.
  func observeMoveIfChanged() {
    guard let application, application.hierarchyChanges != moveRecorder.hierarchyChanges else {
      return
    }
    observeMove()
  }
}
