public import Foundation

/// The common superclass of bar button items and tab bar items.
open class UIBarItem: HeadlessObject {
  /// The title.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item can be tapped.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The identifier that tests find it by.
  @exclusivity(unchecked)
  open var accessibilityIdentifier: String?
  /// The label that VoiceOver reads; the title if nil.
  @exclusivity(unchecked)
  open var accessibilityLabel: String?
  /// The value that VoiceOver reads.
  open var accessibilityValue: String?
  /// The hint that VoiceOver reads.
  open var accessibilityHint: String?
  /// The accessibility traits.
  open var accessibilityTraits = UIAccessibilityTraits.button

  /// The attributes of the title, by the raw values of their states.
  final var storedTitleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Tells the item of a storyboard or nib that its outlets are connected; does nothing.
  open func awakeFromNib() {}

  // MARK: Without effect

  /// The image in landscape; stored, without effect.
  open var landscapeImagePhone: UIImage?

  /// The insets of the image; stored, without effect.
  open var imageInsets = UIEdgeInsets.zero
}
