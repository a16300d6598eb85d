// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SVProgressHUD's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

extension SVProgressHUD {
  public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { mask = maskType }
  public class func setContainerView(_ containerView: UIView?) { container = containerView }
  public class func setGraceTimeInterval(_ interval: TimeInterval) { grace = interval }
  public class func setMinimumDismiss(_ interval: TimeInterval) { shortest = interval }
  public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shortest = interval }
  public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { longest = interval }

  // MARK: Looks, which are not drawn

  public class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
  public class func setMinimumSize(_ minimumSize: CGSize) {}
  public class func setRingThickness(_ ringThickness: CGFloat) {}
  public class func setRingRadius(_ radius: CGFloat) {}
  public class func setRingNoTextRadius(_ radius: CGFloat) {}
  public class func setCornerRadius(_ cornerRadius: CGFloat) {}
  public class func setBorderColor(_ color: UIColor) {}
  public class func setBorderWidth(_ width: CGFloat) {}
  public class func setFont(_ font: UIFont) {}
  public class func setForegroundColor(_ color: UIColor) {}
  public class func setForegroundImageColor(_ color: UIColor?) {}
  public class func setBackgroundColor(_ color: UIColor) {}
  public class func setBackgroundLayerColor(_ color: UIColor) {}
  public class func setImageViewSize(_ size: CGSize) {}
  public class func setShouldTintImages(_ shouldTintImages: Bool) {}
  public class func setInfoImage(_ image: UIImage) {}
  public class func setSuccessImage(_ image: UIImage) {}
  public class func setErrorImage(_ image: UIImage) {}
  public class func setFadeInAnimationDuration(_ duration: TimeInterval) {}
  public class func setFadeOutAnimationDuration(_ duration: TimeInterval) {}
  public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
  public class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
  public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
  public class func setOffsetFromCenter(_ offset: UIOffset) {}
  public class func resetOffsetFromCenter() {}
}
