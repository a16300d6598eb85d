public import Foundation

extension UIButton {
  /// What kind of button it is.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A button of one's own, the system's, or one with a fixed picture.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// What choosing a button means.
  nonisolated public enum Role: Int, Sendable {
    /// Nothing special, the usual choice, the way out, or the loss of something.
    case normal, primary, cancel, destructive
  }

  /// How a button looks and what it says.
  nonisolated public struct Configuration: Hashable, Sendable {
    private enum Style: Hashable, Sendable {
      case plain, filled, tinted, gray, borderless, bordered, borderedTinted, borderedProminent
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// From the largest to the smallest.
      case large, medium, small, mini
    }

    /// How round a button is.
    public enum CornerStyle: Int, Sendable {
      /// As the background says, as the size says, or as round as can be.
      case fixed, dynamic, small, medium, large, capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button has it, or in a line at the beginning, in the middle, or at the end.
      case automatic, leading, center, trailing
    }

    private let style: Style

    /// What the button says.
    public var title: String?
    /// What it says below.
    public var subtitle: String?
    /// What the button says, with attributes; its words are its title's.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// How the title's attributes are changed; kept for the vocabulary.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How title and subtitle stand to each other; kept for the vocabulary.
    public var titleAlignment = TitleAlignment.automatic
    /// How a symbol is drawn; kept for the vocabulary.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What is behind all; kept for the vocabulary.
    public var background = UIBackgroundConfiguration.clear()
    /// What it shows.
    public var image: UIImage?
    /// Whether it shows that something goes on.
    public var showsActivityIndicator = false
    /// The colour of what is in front.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// How large it is.
    public var buttonSize = Size.medium
    /// How round it is.
    public var cornerStyle = CornerStyle.dynamic
    /// How far the content is from the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// How far the image is from the title, in points.
    public var imagePadding: CGFloat = 0
    /// How far the title is from the subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// Which side of the title the image is at.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Title only.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// On a shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// With a border and a shade of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// With a border and the tint colour.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    private init(style: Style) { self.style = style }
  }
}

/// Edges of a rectangle, named by the direction of writing.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Edges of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
