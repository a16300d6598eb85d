public import Foundation

/// The animation calls of before iOS 4: changes take effect at once.
extension UIView {
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
