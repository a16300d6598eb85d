public import Foundation

/// The usual content of a row: a picture, a text and a second text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// How many lines there may be; 0 for as many as needed.
    public var numberOfLines = 0
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How far the content is from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// How far the texts are from each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How far the picture is from the texts, in points.
  public var imageToTextPadding: CGFloat = 0

  private init() {}

  /// The content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with the second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with the second text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content above a group of rows.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content below a group of rows.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content above rows.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows the usual content of a row.
open class UIListContentView: UIView, UIContentView {
  private let first = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var content: UIListContentConfiguration

  /// Creates a view that shows content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, first, second] as [UIView] { addSubview(view) }
    show()
  }

  /// Creates a view without content, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The content; content of another type is not shown.
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
