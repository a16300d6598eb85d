extension UIView {
  /// The options of an animation; only `showHideTransitionViews` has an effect.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates options from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation; it runs once here, so that its end can be waited for.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear pacing.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A cross dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Redraws the content during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Ignores the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A flip from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A page curl upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }
}
