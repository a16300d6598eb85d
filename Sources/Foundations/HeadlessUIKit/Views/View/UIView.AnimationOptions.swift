extension UIView {
  /// How an animation runs; kept for the vocabulary, only the duration matters here.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again; here it runs once, so that its end can be waited for.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at its beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Kept for the vocabulary.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Kept for the vocabulary.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Kept for the vocabulary.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Turned over like a card, from above.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over like a card, from below.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A page turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Hides views instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }
}
