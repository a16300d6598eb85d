public import Foundation

/// The animation calls of before iOS 4: changes take effect at once.
extension UIView {
  /// A transition from a state of a view to another.
  nonisolated public enum AnimationTransition: Int, Sendable {
    /// No transition, a flip, or a curl.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation; changes take effect at once.
  public final class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Ends an animation.
  public final class func commitAnimations() {}
  /// Sets the duration; without effect.
  public final class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay; without effect.
  public final class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the pacing; without effect.
  public final class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Repeats the animation; without effect.
  public final class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Plays the animation backwards, too; without effect.
  public final class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Sets the transition of a view; without effect.
  public final class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {}
  /// Starts from the current state; without effect.
  public final class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIView {
  /// Returns the direction of a content attribute.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
