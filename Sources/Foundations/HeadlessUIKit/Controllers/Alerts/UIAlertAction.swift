public import Foundation

/// A button of an alert or action sheet.
open class UIAlertAction: NSObject {
  /// The style of an action's button.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// A button that cancels and leaves everything unchanged.
    case cancel
    /// A button that may change or delete data.
    case destructive
  }

  /// The button's title.
  public final let title: String?
  /// The style of the button.
  public final let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true
  /// The identifier that tests find it by.
  open var accessibilityIdentifier: String?

  private let handler: ((UIAlertAction) -> Void)?

  /// The alert that contains the action.
  final weak var alertController: UIAlertController?

  /// Creates an action whose handler runs after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  final func runHandler() { handler?(self) }
}
