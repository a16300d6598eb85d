/// The actions that a swipe on a row reveals.
open class UISwipeActionsConfiguration: HeadlessObject {
  /// The actions, the one nearest to the edge first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a full swipe performs the first action; stored, without effect.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the one nearest to the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  /// Creates a configuration without actions.
  public override convenience init() { self.init(actions: []) }
}

/// An action that a swipe on a row reveals.
open class UIContextualAction: HeadlessObject {
  /// A closure that performs the action, and calls its last argument with whether it succeeded.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// A normal action, or one that deletes something.
    case normal, destructive
  }

  /// The style of the action.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The title.
  open var title: String?

  /// The background colour.
  open var backgroundColor: UIColor!

  /// The image.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
