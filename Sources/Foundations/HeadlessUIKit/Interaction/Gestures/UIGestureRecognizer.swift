/// Recognises one kind of gesture on the view it is attached to, and calls back.
///
/// There are no touches here: a driver makes the whole gesture at once.
open class UIGestureRecognizer {
  /// How far a gesture has come.
  nonisolated public enum State: Int, Sendable {
    /// Nothing seen yet.
    case possible
    /// A gesture that lasts has begun.
    case began
    /// A gesture that lasts has moved on.
    case changed
    /// The gesture is complete.
    case ended
    /// A gesture that lasted was taken back.
    case cancelled
    /// What happened is another gesture.
    case failed

    /// The gesture is complete; another word for `ended`.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var owner: AnyObject?
    let handler: () -> Void
  }

  private var targets: [Target] = []

  /// Makes a recogniser that calls nobody yet.
  public init() {}

  /// Makes a recogniser that calls back as long as the owner lives; it holds the owner weakly.
  public convenience init<Owner: AnyObject>(
    target owner: Owner, handler: @escaping (Owner) -> Void
  ) {
    self.init()
    addTarget(owner, handler: handler)
  }

  /// The view it is attached to.
  open internal(set) weak var view: UIView?

  /// Who may refuse the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// How far the gesture has come.
  open var state = State.possible

  /// Whether it recognises anything.
  open var isEnabled = true

  /// Whether a recognised gesture keeps its touches from the view, a table's row for example.
  open var cancelsTouchesInView = true

  /// What tells it from others in an app's code.
  open var name: String?

  /// Calls back when the gesture is recognised, as long as the owner lives; holds the owner weakly.
  public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, handler: @escaping (Owner) -> Void
  ) {
    targets.append(
      Target(owner: owner) { [weak owner] in
        if let owner { handler(owner) }
      })
  }

  /// Calls an owner back no more; nil for all owners.
  public final func removeTarget(_ owner: AnyObject?) {
    targets.removeAll { owner == nil || $0.owner == nil || $0.owner === owner }
  }

  /// Accepted: two recognisers never compete here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The stages a complete gesture goes through.
  var stages: [State] { [.ended] }

  /// Goes through a gesture unless it is disabled or the delegate refuses; returns whether it did.
  package final func recognize() -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    for stage in stages {
      state = stage
      for target in targets where target.owner != nil { target.handler() }
    }
    state = .possible
    return true
  }
}

extension UIGestureRecognizer: Hashable {
  /// Two recognisers are equal when they are the same object.
  nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool
  {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Who may refuse a gesture.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may be recognised together; never asked, since a driver makes one gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets every gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Keeps gestures apart.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
