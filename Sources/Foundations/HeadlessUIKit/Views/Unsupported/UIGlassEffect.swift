public import Foundation

/// The effect of glass behind a view; nothing is drawn.
open class UIGlassEffect: UIVisualEffect {
  /// The clearness of glass.
  nonisolated public enum Style: Int, Sendable {
    /// Glass that dims what is behind it, or glass that does not.
    case regular, clear
  }

  /// Whether the glass reacts to touches; stored, without effect.
  public final var isInteractive = false
  /// The colour of the glass; stored, without effect.
  public final var tintColor: UIColor?

  /// Creates regular glass.
  public override init() { super.init() }

  /// Creates glass of a style.
  public init(style: Style) { super.init() }
}

/// The effect of a container whose views of glass join; nothing is drawn.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which views of glass join, in points; stored, without effect.
  public final var spacing: CGFloat = 0
}

/// A view that extends its content below bars; it shows the content as it is.
open class UIBackgroundExtensionView: UIView {
  /// The view that is extended; it is a subview.
  public final var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }

  /// Whether the content is placed by the safe area; stored, without effect.
  public final var automaticallyPlacesContentView: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}

extension UIButton.Configuration {
  /// Returns a style of glass, which is drawn as the tinted style is: not at all.
  public static func glass() -> Self { tinted() }
  /// Returns a style of glass, filled with the tint colour.
  public static func prominentGlass() -> Self { filled() }
  /// Returns a style of clear glass.
  public static func clearGlass() -> Self { tinted() }
  /// Returns a style of clear glass, filled with the tint colour.
  public static func prominentClearGlass() -> Self { filled() }
}
