public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// Changes of layers that belong together; what counts here is when their animations are over.
public final class CATransaction {
  private var completion: (() -> Void)?
  private var duration: TimeInterval = 0.25
  private var actionsAreDisabled = false
  private var end: VirtualClock.Instant?
  private let earlierTransitions: [Transition]

  private init(earlierTransitions: [Transition]) { self.earlierTransitions = earlierTransitions }

  static var current: CATransaction? { CATransactionStack.current.open.last }

  /// Opens a transaction; those may be nested.
  public static func begin() {
    let transitions = UIApplication.shared.transitions
    CATransactionStack.current.open.append(CATransaction(earlierTransitions: transitions))
  }

  /// Closes the transaction opened last; its completion runs when all it started is over.
  ///
  /// That is animations of layers and views, and pushes, pops, presentations and dismissals; where
  /// nothing was started, it runs when the current work is done.
  public static func commit() {
    guard let transaction = CATransactionStack.current.open.popLast() else { return }
    transaction.close()
  }

  /// Accepted; nothing is drawn.
  public static func flush() {}

  /// What runs when all that the transaction started is over.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current?.completion = block }

  /// How long implicit animations take, in seconds; kept for the vocabulary.
  public static func setAnimationDuration(_ dur: TimeInterval) { current?.duration = dur }

  /// How long implicit animations take, in seconds.
  public static func animationDuration() -> TimeInterval { current?.duration ?? 0.25 }

  /// Whether changes are not animated by themselves; kept for the vocabulary.
  public static func setDisableActions(_ flag: Bool) { current?.actionsAreDisabled = flag }

  /// Whether changes are not animated by themselves.
  public static func disableActions() -> Bool { current?.actionsAreDisabled ?? false }

  /// Accepted; nothing moves.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  final func track(_ animation: CAAnimation) {
    if let seconds = animation.wholeDuration { track(.seconds(seconds)) }
  }

  /// Something the transaction started takes so long.
  final func track(_ duration: Duration) {
    let new = UIApplication.shared.clock.now.advanced(by: duration)
    end = max(end ?? new, new)
  }

  private func close() {
    guard let completion else { return }
    let application = UIApplication.shared
    application.startDueStacks()
    let begun = application.transitions.filter { new in !earlierTransitions.contains { $0 === new }
    }
    var waiting = begun.count + 1
    let isOver = {
      waiting -= 1
      if waiting == 0 { completion() }
    }
    for transition in begun { transition.animate(alongsideTransition: nil) { _ in isOver() } }
    let clock = application.clock
    clock.schedule(at: end ?? clock.now, for: .init(.transition, "animation"), isOver)
  }
}

/// The transactions that are open on a device, the outermost first.
private final class CATransactionStack {
  var open: [CATransaction] = []

  static var current: CATransactionStack {
    Device.current.attached(CATransactionStack.self) { CATransactionStack() }
  }
}
