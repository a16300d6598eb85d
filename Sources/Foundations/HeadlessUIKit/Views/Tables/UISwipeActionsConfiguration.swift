/// What a swipe on a row offers.
open class UISwipeActionsConfiguration {
  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over the whole row does the first action; a driver's swipe shows them all.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// Something a swipe on a row offers to do.
open class UIContextualAction {
  /// Does the action, and says through the last argument whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What choosing an action means.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing special, or the loss of something.
    case normal, destructive
  }

  /// What choosing the action means.
  public let style: Style

  /// Does the action.
  public let handler: Handler

  /// What the action says.
  open var title: String?

  /// The colour behind it.
  open var backgroundColor: UIColor!

  /// What it shows.
  open var image: UIImage?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
