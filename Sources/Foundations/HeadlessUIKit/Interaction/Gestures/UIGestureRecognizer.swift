public import Foundation

/// A recogniser of one kind of gesture on the view that it is attached to.
///
/// There are no single touches: a driver performs a complete gesture.
open class UIGestureRecognizer: HeadlessObject {
  /// Whether touches begin in the view after the gesture failed; stored, without effect.
  open var delaysTouchesBegan = false
  /// Whether touches end in the view after the gesture failed; stored, without effect.
  open var delaysTouchesEnded = true
  /// The kinds of touches; stored, without effect.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether one kind of touch is recognized at a time; stored, without effect.
  open var requiresExclusiveTouchType = true
  /// The number of touches: one.
  open var numberOfTouches: Int { 1 }

  /// The state of a gesture recogniser.
  nonisolated public enum State: Int, Sendable {
    /// No gesture is recognised yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture ended.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches belong to another gesture.
    case failed

    /// The gesture ended; the same state as `ended`.
    public static let recognized = State.ended
  }

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  private struct Target {
    weak var owner: AnyObject?
    var selector: Selector?
    let handler: () -> Void
  }

  private var targets: [Target] = []

  /// The view that was touched last.
  private(set) final weak var touched: UIView?

  /// Creates a recogniser with a target and the selector of its method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser with a handler that is called while its owner, held weakly, lives.
  public convenience init<Owner: AnyObject>(
    target owner: Owner, handler: @escaping (Owner) -> Void
  ) {
    self.init()
    addTarget(owner, handler: handler)
  }

  /// Returns the method with a name; overridden by the tables that `rehearse port` writes.
  open func rehearsalMethod(for selector: Selector) -> SelectorMethod? { nil }

  /// Returns a new object of the class, or nil; overridden by the tables that `rehearse port` writes.
  open class func rehearsalNew() -> UIGestureRecognizer? {
    UIKitObjects.make(self) as? UIGestureRecognizer
  }

  /// Assigns a value to an outlet; overridden by the tables that `rehearse port` writes.
  open func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { false }

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// The recogniser's delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The state of the gesture.
  open var state = State.possible

  /// Whether gestures are recognised.
  open var isEnabled = true

  /// Whether a recognised gesture's touches are withheld from the view, such as a table's row.
  open var cancelsTouchesInView = true

  /// The name of the recogniser in the app's code.
  open var name: String?

  /// Adds a handler that is called while its owner, held weakly, lives.
  public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, handler: @escaping (Owner) -> Void
  ) {
    targets.append(
      Target(owner: owner, selector: nil) { [weak owner] in
        if let owner { handler(owner) }
      })
  }

  /// Adds a target, held weakly, and the selector of its method.
  public final func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(
      Target(owner: object, selector: action) { [weak self, weak object] in
        guard let self, let object else { return }
        SelectorCall.send(action, to: object, from: self)
      })
  }

  /// Removes the handlers of an owner; nil removes all handlers.
  public final func removeTarget(_ owner: AnyObject?) {
    targets.removeAll { owner == nil || $0.owner == nil || $0.owner === owner }
  }

  /// Removes selectors; nil means every target, or every selector.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.owner === object) && (action == nil || $0.selector == action)
    }
  }

  private var required: [Weak] = []

  /// Makes the recogniser wait until another one failed: a double tap is then no single tap too.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Returns whether the recogniser waits until another one failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns the time until a gesture is recognised; nil for at once.
  func delay(touching view: UIView?) -> Duration? { nil }

  /// The states that a complete gesture passes through.
  var stateSequence: [State] { [.ended] }

  /// Performs a gesture unless it is disabled or the delegate refuses; returns whether it did.
  ///
  /// The delegate is asked about the touch of a view first, then whether the gesture may begin.
  package final func recognize(touching view: UIView? = nil) -> Bool {
    touched = view
    guard isEnabled, receivesTouch(of: view), self.view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    guard let delay = delay(touching: view) else {
      passThroughStates()
      return true
    }
    UIApplication.shared.afterCommit(of: "tap", delay: delay) { [weak self] in
      self?.passThroughStates()
    }
    return true
  }

  private func passThroughStates() {
    let touch = UITouch()
    touch.view = touched
    touchesBegan([touch], with: UIEvent())
    let own = state
    guard own != .failed else { return reset() }
    if own != .possible { send(own) }
    for next in stateSequence where own == .possible || next.rawValue > own.rawValue { send(next) }
    touchesEnded([touch], with: UIEvent())
    reset()
    state = .possible
  }

  private func send(_ next: State) {
    state = next
    for target in targets where target.owner != nil { target.handler() }
  }

  /// Called when a gesture begins; a subclass may set the state, which the targets are told of.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Never called: a driver performs complete gestures.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a gesture has ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Never called: a driver performs complete gestures.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after a gesture.
  open func reset() {}

  /// Ignores a touch; a driver performs complete gestures, so nothing is left of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Ignores a press; a driver presses no buttons of a remote control.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}

extension UIGestureRecognizer {
  private func receivesTouch(of view: UIView?) -> Bool {
    guard let view, let delegate else { return true }
    let touch = UITouch()
    touch.view = view
    return delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}

extension UIGestureRecognizer: SelectorTarget {}

/// The object that decides whether a gesture may begin.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether a recogniser looks at a touch; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether two gestures may be recognised together; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recogniser waits until another one failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another recogniser waits until this one failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
