public import Foundation

/// What bar buttons and tab bar items have in common.
open class UIBarItem: Hashable {
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its picture where the phone lies on its side.
  open var landscapeImagePhone: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// Kept for the vocabulary.
  open var imageInsets = UIEdgeInsets.zero
  /// What tests find it by.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls it; the title where there is none.
  open var accessibilityLabel: String?
  /// What VoiceOver says it holds.
  open var accessibilityValue: String?
  /// What VoiceOver says it does.
  open var accessibilityHint: String?
  /// What kind of thing it is to VoiceOver.
  open var accessibilityTraits = UIAccessibilityTraits.button

  /// An item that says nothing.
  public init() {}

  /// Whether both are the same object.
  nonisolated public static func == (left: UIBarItem, right: UIBarItem) -> Bool { left === right }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Kept for the vocabulary.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
