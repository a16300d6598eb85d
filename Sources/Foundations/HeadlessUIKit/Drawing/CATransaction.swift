public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// A group of layer changes whose completion runs after their animations.
public final class CATransaction: HeadlessObject {
  private var completion: (() -> Void)?
  private var duration: TimeInterval = 0.25
  private var actionsAreDisabled = false
  private var values: [String: Any] = [:]
  private var end: VirtualClock.Instant?
  private let earlierTransitions: [Transition]

  private init(earlierTransitions: [Transition]) { self.earlierTransitions = earlierTransitions }

  /// The innermost transaction that was begun, else the implicit one; nil without either.
  static var current: CATransaction? {
    let stack = CATransactionStack.current
    return stack.open.last ?? stack.implicit
  }

  /// Begins a transaction, which may be nested.
  public static func begin() {
    let transitions = UIApplication.shared.transitions
    CATransactionStack.current.open.append(CATransaction(earlierTransitions: transitions))
  }

  /// Commits the innermost transaction; its completion runs when everything it started has ended.
  ///
  /// That includes layer and view animations, pushes, pops, presentations and dismissals. If
  /// nothing was started, the completion runs when the current work is done.
  public static func commit() {
    guard let transaction = CATransactionStack.current.open.popLast() else { return }
    transaction.close()
  }

  /// Does nothing: nothing is drawn.
  public static func flush() {}

  /// Sets the completion of the innermost transaction.
  ///
  /// Without ``begin()`` that is the implicit transaction, which ends when the current work is done.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    currentOrImplicit.completion = block
  }

  /// Returns the completion of the innermost transaction.
  public static func completionBlock() -> (() -> Void)? { current?.completion }

  /// Sets the duration of implicit animations, in seconds; stored, without effect.
  public static func setAnimationDuration(_ dur: TimeInterval) { currentOrImplicit.duration = dur }

  /// Returns the duration of implicit animations, in seconds.
  public static func animationDuration() -> TimeInterval { current?.duration ?? 0.25 }

  /// Enables or disables implicit animations; stored, without effect.
  public static func setDisableActions(_ flag: Bool) {
    currentOrImplicit.actionsAreDisabled = flag
  }

  /// Returns whether implicit animations are disabled.
  public static func disableActions() -> Bool { current?.actionsAreDisabled ?? false }

  /// Sets the pacing of implicit animations; stored, without effect.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    currentOrImplicit.values[kCATransactionAnimationTimingFunction] = function
  }

  /// Returns the pacing of implicit animations.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current?.values[kCATransactionAnimationTimingFunction] as? CAMediaTimingFunction
  }

  /// Sets a value of the innermost transaction: one of those with a function of their own, or any other.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(bool(value))
    case kCATransactionAnimationDuration:
      setAnimationDuration(CGFloat(boxed: value) ?? 0.25)
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: currentOrImplicit.values[key] = value
    }
  }

  private static func bool(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  /// Returns a value of the innermost transaction.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionCompletionBlock: completionBlock()
    default: current?.values[key]
    }
  }

  final func track(_ animation: CAAnimation) {
    if let seconds = animation.wholeDuration { track(.init(appSeconds: seconds)) }
  }

  /// Records that something the transaction started takes this long.
  final func track(_ duration: Duration) {
    let new = UIApplication.shared.clock.now.advanced(by: duration)
    end = max(end ?? new, new)
  }

  private static var currentOrImplicit: CATransaction { current ?? beginImplicitly() }

  /// Begins the transaction of the current work, which is committed when that is done.
  private static func beginImplicitly() -> CATransaction {
    let application = UIApplication.shared
    let transaction = CATransaction(earlierTransitions: application.transitions)
    let stack = CATransactionStack.current
    stack.implicit = transaction
    application.clock.schedule(after: .zero, for: .init(.transition, "commit")) { [weak stack] in
      stack?.implicit = nil
      transaction.close()
    }
    return transaction
  }

  private func close() {
    guard let completion else { return }
    let application = UIApplication.shared
    application.startScheduledStacks()
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

/// The open transactions of a device.
private final class CATransactionStack {
  /// The transactions that were begun, outermost first.
  var open: [CATransaction] = []

  /// The transaction of the current work, if it set anything.
  var implicit: CATransaction?

  static var current: CATransactionStack {
    Device.current.attached(CATransactionStack.self) { CATransactionStack() }
  }
}

/// The key of whether a transaction's implicit animations are disabled.
nonisolated public let kCATransactionDisableActions = "kCATransactionDisableActions"
/// The key of the duration of a transaction's implicit animations.
nonisolated public let kCATransactionAnimationDuration = "kCATransactionAnimationDuration"
/// The key of the pacing of a transaction's implicit animations.
nonisolated public let kCATransactionAnimationTimingFunction =
  "kCATransactionAnimationTimingFunction"
/// The key of a transaction's completion.
nonisolated public let kCATransactionCompletionBlock = "kCATransactionCompletionBlock"
