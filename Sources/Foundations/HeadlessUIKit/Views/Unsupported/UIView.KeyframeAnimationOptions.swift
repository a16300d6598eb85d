extension UIView {
  /// How key frames follow each other; kept for the vocabulary.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches are taken meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Runs for ever; here once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Straight from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
