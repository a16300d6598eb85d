extension UIControl {
  /// An action or target, with the events it is registered for.
  struct Handler {
    enum Kind {
      case action(UIAction)
      case target(any ControlTarget)
    }

    var events: Event
    let kind: Kind

    /// Returns whether the handler calls this owner; nil matches every owner.
    func belongs(to owner: AnyObject?) -> Bool {
      guard case .target(let target) = kind else { return false }
      return owner == nil || target.anyOwner === owner || target.anyOwner == nil
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
