public import Foundation

/// The content of a list row: an image, a text and a secondary text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The properties of a text; they have no effect.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The largest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The change of the letters.
    public var transform = TextTransform.none
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the preferred size of contents.
    public var adjustsFontForContentSizeCategory = false
    /// Whether the font shrinks to the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that a font shrinks by.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    /// Returns the colour.
    public func resolvedColor() -> UIColor { color }
  }

  /// The alignment of a text.
  public enum TextAlignment: Int, Sendable {
    /// By the language, centred, or justified.
    case natural, center, justified
  }

  /// The change of a text's letters.
  public enum TextTransform: Int, Sendable {
    /// None, all to capitals, all to small letters, or the first of each word to a capital.
    case none, uppercase, lowercase, capitalized
  }

  /// The properties of an image; they have no effect.
  public struct ImageProperties: Hashable, Sendable {
    /// The tint colour of a symbol.
    public var tintColor: UIColor?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for none.
    public var maximumSize = CGSize.zero
    /// The size that room is kept for, in points; zero for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the colours stay as they are where a user inverts them.
    public var accessibilityIgnoresInvertColors = false

    /// The size of rows' images for which ``reservedLayoutSize`` keeps room.
    public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// Returns the tint colour; that of the view without one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The text.
  public var text: String?
  /// The text with attributes, which takes the place of the plain one.
  nonisolated(unsafe) public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes the place of the plain one.
  nonisolated(unsafe) public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The properties of the text.
  public var textProperties = TextProperties()
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The margins of the content; stored, without effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between the texts, in points; stored, without effect.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The space between texts side by side, in points; stored, without effect.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether the texts stand side by side where there is room; stored, without effect.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes whose margins are at least those of the superview; stored, without effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space between image and texts, in points; stored, without effect.
  public var imageToTextPadding: CGFloat = 0

  private init() {}

  /// Returns the configuration of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a row with the secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a row with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a group's header.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a group's footer.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a sidebar's row.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a sidebar's row with the secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Returns the configuration of a sidebar's row beside an accessory.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Returns the configuration of such a row with the secondary text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Returns the configuration of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a large header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Returns the configuration of a larger header of an inset group.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Returns the configuration of a header.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a footer.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private let first = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private let guides = (0..<3).map { _ in UILayoutGuide() }
  private var content: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, first, second] as [UIView] { addSubview(view) }
    show()
  }

  /// Creates an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The content; a configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  /// The region of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { content.text == nil ? nil : guides[0] }

  /// The region of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    content.secondaryText == nil ? nil : guides[1]
  }

  /// The region of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guides[2] }

  private func show() {
    first.show(content.attributedText, or: content.text)
    second.show(content.secondaryAttributedText, or: content.secondaryText)
    picture.image = content.image
  }
}

extension UILabel {
  fileprivate func show(_ attributed: NSAttributedString?, or plain: String?) {
    if let attributed { attributedText = attributed } else { text = plain }
  }
}

/// The axes of a plane.
nonisolated public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt

  /// Creates axes from a raw bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
