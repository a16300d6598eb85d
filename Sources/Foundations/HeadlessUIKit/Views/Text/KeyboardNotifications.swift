public import Foundation
internal import HeadlessDevice

/// The visibility of a device's keyboard, which posts the keyboard notifications.
final class KeyboardVisibility {
  private var shows = false
  private var isCheckScheduled = false

  private static var current: KeyboardVisibility {
    Device.current.attached(KeyboardVisibility.self) { KeyboardVisibility() }
  }

  /// Schedules a check of the keyboard's visibility after the current work.
  ///
  /// A field that passes the keyboard to another one thus posts nothing.
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
  /// Posted before the keyboard shows.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard shows, at the same instant.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard hides.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard hides, at the same instant.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard shows or hides.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard shows or hides.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's last frame; always zero.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's first frame; always zero.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the animation's duration in seconds; always zero.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the animation's curve; always that of `easeInOut`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app; always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

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
    keyboardAnimationDurationUserInfoKey: 0.0, keyboardAnimationCurveUserInfoKey: 0,
    keyboardIsLocalUserInfoKey: true,
  ]
}

extension UITextField {
  /// Posted with a field that became first responder.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with a field whose text was changed by the user.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted with a field that resigned first responder.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Posted with a text view that became first responder.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted with a text view whose text was changed by the user.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted with a text view that resigned first responder.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
