/// A view above the tab bar, such as a player's.
open class UITabAccessory: HeadlessObject {
  /// The view, which is on the screen with the tab bar.
  public final let contentView: UIView

  /// Creates an accessory of a view.
  public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
  /// The times at which the tab bar becomes small; without effect.
  nonisolated public enum MinimizeBehavior: Int, Sendable {
    /// The system decides, never, or when the content scrolls down or up.
    case automatic, never, onScrollDown, onScrollUp
  }

  /// The view above the tab bar.
  public final var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows a view above the tab bar in place of the one before, or none.
  public final func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    accessory?.contentView.removeFromSuperview()
    accessory = bottomAccessory
    if let content = bottomAccessory?.contentView { view.addSubview(content) }
  }
}
