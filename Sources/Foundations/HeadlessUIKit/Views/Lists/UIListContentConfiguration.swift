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
  }

  /// The text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
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

  private func show() {
    first.text = content.text
    second.text = content.secondaryText
    picture.image = content.image
  }
}
