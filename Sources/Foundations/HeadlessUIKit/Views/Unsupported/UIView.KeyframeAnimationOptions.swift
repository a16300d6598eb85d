extension UIView {
  /// The options of a key frame animation.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates options from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Allows user interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Repeats the animation; it runs once here.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Linear interpolation.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Cubic interpolation.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
