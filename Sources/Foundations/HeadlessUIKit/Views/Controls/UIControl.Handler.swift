extension UIControl {
  /// An action or target, with the events it is registered for.
  struct Handler {
    enum Kind {
      case action(UIAction)
      case target(any ControlTarget)
      case selector(TargetAction)
    }

    var events: Event
    let kind: Kind

    /// Returns whether the handler calls a selector.
    func calls(_ selector: Selector) -> Bool {
      guard case .selector(let action) = kind else { return false }
      return action.selector == selector
    }

    /// Returns whether the handler calls this owner; nil matches every owner.
    func belongs(to owner: AnyObject?) -> Bool {
      switch kind {
      case .action: false
      case .target(let target):
        owner == nil || target.anyOwner === owner || target.anyOwner == nil
      case .selector(let action): owner == nil || action.target === owner
      }
    }
  }

  /// A selector and its target, which is held weakly; without one, the responder chain's.
  struct TargetAction {
    let selector: Selector
    let isForResponderChain: Bool
    private(set) weak var target: AnyObject?

    init(_ selector: Selector, target: AnyObject?) {
      self.selector = selector
      self.target = target
      isForResponderChain = target == nil
    }
  }

  /// A closure and its owner, which is held weakly.
  final class Target<Owner: AnyObject>: ControlTarget {
    private weak var owner: Owner?
    private let handler: (Owner) -> Void

    init(owner: Owner, handler: @escaping (Owner) -> Void) {
      self.owner = owner
      self.handler = handler
    }

    var anyOwner: AnyObject? { owner }

    func run() {
      if let owner { handler(owner) }
    }
  }
}

/// A closure with an owner of any type.
protocol ControlTarget: AnyObject {
  var anyOwner: AnyObject? { get }
  func run()
}
