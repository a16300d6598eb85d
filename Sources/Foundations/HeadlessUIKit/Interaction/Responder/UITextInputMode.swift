public import Foundation
internal import HeadlessDevice

/// A keyboard by its language.
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`; nil if the keyboard has none.
  open var primaryLanguage: String? { Device.current.locale.identifier(.bcp47) }

  /// Another keyboard was chosen; never posted.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The keyboards of the person: the one of the device's language.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}
