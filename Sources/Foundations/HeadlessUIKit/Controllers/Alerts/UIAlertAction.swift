/// A button of an alert or action sheet.
open class UIAlertAction: Hashable {
  /// What kind of button it is.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Deletes or undoes.
    case destructive
  }

  /// What it says.
  public final let title: String?
  /// What kind of button it is.
  public final let style: Style
  /// Whether it can be tapped.
  open var isEnabled = true
  /// What tests find it by.
  open var accessibilityIdentifier: String?

  private let handler: ((UIAlertAction) -> Void)?

  /// The alert the button is in.
  final weak var alertController: UIAlertController?

  /// A button that runs a handler once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  final func runHandler() { handler?(self) }

  /// Whether both are the same object.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
