public import Foundation
internal import HeadlessDevice

/// Whether the keyboard of a device shows; told to those who listen for its notifications.
final class KeyboardVisibility {
  private var shows = false
  private var isCheckScheduled = false

  private static var current: KeyboardVisibility {
    Device.current.attached(KeyboardVisibility.self) { KeyboardVisibility() }
  }

  /// Looks, when the current work is done, whether the keyboard came or went: a field that passes the
  /// keyboard on to the next one hides nothing.
  static func check() {
    let visibility = current
    guard !visibility.isCheckScheduled else { return }
    visibility.isCheckScheduled = true
    LayoutPass.schedule("keyboard") { visibility.update() }
  }

  private func update() {
    isCheckScheduled = false
    let wanted = UIApplication.shared.firstResponder is any KeyboardTarget
    guard wanted != shows else { return }
    shows = wanted
    let center = NotificationCenter.default
    for name in wanted
      ? UIResponder.keyboardShowNotifications : UIResponder.keyboardHideNotifications
    {
      center.post(name: name, object: nil, userInfo: UIResponder.keyboardInfo)
    }
  }
}

extension UIResponder {
  /// The keyboard is about to show.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard shows; it takes no time here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to hide.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard is hidden; it takes no time here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to lie somewhere else: to show or to hide.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard lies somewhere else.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard comes to lie: a rectangle, empty here.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the keyboard lay: a rectangle, empty here.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long it takes, in seconds: none here.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  static let keyboardShowNotifications = [
    keyboardWillChangeFrameNotification, keyboardWillShowNotification,
    keyboardDidChangeFrameNotification, keyboardDidShowNotification,
  ]
  static let keyboardHideNotifications = [
    keyboardWillChangeFrameNotification, keyboardWillHideNotification,
    keyboardDidChangeFrameNotification, keyboardDidHideNotification,
  ]
  static let keyboardInfo: [AnyHashable: Any] = [
    keyboardFrameBeginUserInfoKey: CGRect.zero, keyboardFrameEndUserInfoKey: CGRect.zero,
    keyboardAnimationDurationUserInfoKey: 0.0,
  ]
}

extension UITextField {
  /// A field got the keyboard; sent with the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A field's text changed by a person's hand; sent with the field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// A field lost the keyboard; sent with the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// A text view got the keyboard; sent with the view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A text view's text changed by a person's hand; sent with the view.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// A text view lost the keyboard; sent with the view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
