public import Foundation

/// An action that a swipe on a row reveals, in the form before `UIContextualAction`.
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// An action that deletes something, or a normal one.
    case destructive, normal
    /// The style of an action that deletes something.
    public static let `default` = Style.destructive
  }

  /// The style of the action.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The effect behind the title; stored, without effect.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the action of a row in the later form.
  final func contextual(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, done in
      handler(self, path)
      done(true)
    }
  }
}
