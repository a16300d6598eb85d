public import Foundation

extension UIButton {
  /// The type of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A custom button, the system's, or one with a predefined image.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close

    /// The system's button, by its name of iOS 6.
    public static var roundedRect: Self { .system }
  }

  /// The role of a button.
  nonisolated public enum Role: Int, Sendable {
    /// A normal, primary, cancelling or destructive action.
    case normal, primary, cancel, destructive
  }

  /// The appearance and content of a button; the title, the image and the subtitle are content.
  nonisolated public struct Configuration: Hashable, Sendable {
    private enum Style: Hashable, Sendable {
      case plain, filled, tinted, gray, borderless, bordered, borderedTinted, borderedProminent
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// From the largest to the smallest.
      case large, medium, small, mini
    }

    /// The style of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// Fixed by the background, by the size, of a set radius, or a capsule.
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// Automatic, leading, centred or trailing.
      case automatic, leading, center, trailing
    }

    /// The style of a button on the Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The system's, with a border, without one, or without one and in the tint colour.
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The mark that says that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// The system's, none, or that of a popup.
      case automatic, none, popup
    }

    private let style: Style

    /// The style on the Mac; stored, without effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The mark of a menu; stored, without effect.
    public var indicator = Indicator.automatic
    /// Whether the look follows the selection; stored, without effect.
    public var automaticallyUpdateForSelection = true

    /// The title.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The title with attributes; only its characters are kept.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// The transformer of the title's attributes; stored, without effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The alignment of title and subtitle; stored, without effect.
    public var titleAlignment = TitleAlignment.automatic
    /// The symbol configuration of the image; stored, without effect.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The background; stored, without effect.
    public var background = UIBackgroundConfiguration.clear()
    /// The image.
    public var image: UIImage?
    /// A Boolean value that indicates whether the button shows an activity indicator; stored,
    /// without effect.
    public var showsActivityIndicator = false
    /// The foreground colour.
    public var baseForegroundColor: UIColor?
    /// The background colour.
    public var baseBackgroundColor: UIColor?
    /// The size.
    public var buttonSize = Size.medium
    /// The corner style.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances of the content from the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Returns a plain style.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a style filled with the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a style filled with a shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a grey style.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a style without a border.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// Returns a style with a border.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Returns a style with a border and a shade of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// Returns a style with a border, filled with the tint colour.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    private init(style: Style) { self.style = style }
  }
}

/// Edges of a rectangle, by writing direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt

  /// Creates edges from a raw bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
