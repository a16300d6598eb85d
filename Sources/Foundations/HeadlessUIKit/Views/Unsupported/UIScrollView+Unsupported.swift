public import Foundation

/// The members of `UIScrollView` without effect: values are stored, and methods do nothing.
extension UIScrollView {
  /// The rate at which scrolling decelerates.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the speed decreases per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from a factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The adjustment of the content inset for bars.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Automatic, along the scrollable axes, never, or always.
    case automatic, scrollableAxes, never, always
  }

  /// The effect of scrolling on the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// No effect, dismissed on drag, or dismissed interactively.
    case none, onDrag, interactive
  }

  /// The colour of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// By the background, black or white.
    case `default`, black, white
  }

  /// The colour of the scroll indicators; stored, without effect.
  public final var indicatorStyle: IndicatorStyle {
    get { stored(.default) }
    set { store(newValue) }
  }
}
