// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Hero's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public enum CascadeDirection {
  case topToBottom
  case bottomToTop
  case leftToRight
  case rightToLeft
  case radial(center: CGPoint)
  case inverseRadial(center: CGPoint)
}

/// A change of a view during a transition, none of which is drawn.
public final class HeroModifier {
  private init() {}

  public static var fade = HeroModifier()
  public static var forceNonFade = HeroModifier()
  public static var durationMatchLongest = HeroModifier()
  public static var arc = HeroModifier()
  public static var cascade = HeroModifier()
  public static var useGlobalCoordinateSpace = HeroModifier()
  public static var ignoreSubviewModifiers = HeroModifier()
  public static var useOptimizedSnapshot = HeroModifier()
  public static var useNormalSnapshot = HeroModifier()
  public static var useLayerRenderSnapshot = HeroModifier()
  public static var useNoSnapshot = HeroModifier()
  public static var forceAnimate = HeroModifier()
  public static var useScaleBasedSizeChange = HeroModifier()

  public static func position(_ position: CGPoint) -> HeroModifier { HeroModifier() }
  public static func size(_ size: CGSize) -> HeroModifier { HeroModifier() }
  public static func transform(_ t: CATransform3D) -> HeroModifier { HeroModifier() }
  public static func perspective(_ perspective: CGFloat) -> HeroModifier { HeroModifier() }
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    HeroModifier()
  }
  public static func scale(_ xy: CGFloat) -> HeroModifier { HeroModifier() }
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier()
  }
  public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier()
  }
  public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
  public static func rotate(_ z: CGFloat) -> HeroModifier { HeroModifier() }
  public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier { HeroModifier() }
  public static func borderColor(_ borderColor: UIColor) -> HeroModifier { HeroModifier() }
  public static func shadowColor(_ shadowColor: UIColor) -> HeroModifier { HeroModifier() }
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier { HeroModifier() }
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { HeroModifier() }
  public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier { HeroModifier() }
  public static func zPosition(_ zPosition: CGFloat) -> HeroModifier { HeroModifier() }
  public static func contentsRect(_ contentsRect: CGRect) -> HeroModifier { HeroModifier() }
  public static func contentsScale(_ contentsScale: CGFloat) -> HeroModifier { HeroModifier() }
  public static func borderWidth(_ borderWidth: CGFloat) -> HeroModifier { HeroModifier() }
  public static func shadowOpacity(_ shadowOpacity: CGFloat) -> HeroModifier { HeroModifier() }
  public static func shadowOffset(_ shadowOffset: CGSize) -> HeroModifier { HeroModifier() }
  public static func shadowRadius(_ shadowRadius: CGFloat) -> HeroModifier { HeroModifier() }
  public static func shadowPath(_ shadowPath: CGPath) -> HeroModifier { HeroModifier() }
  public static func masksToBounds(_ masksToBounds: Bool) -> HeroModifier { HeroModifier() }
  public static func duration(_ duration: TimeInterval) -> HeroModifier { HeroModifier() }
  public static func delay(_ delay: TimeInterval) -> HeroModifier { HeroModifier() }
  public static func timingFunction(_ timingFunction: CAMediaTimingFunction) -> HeroModifier {
    HeroModifier()
  }
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier { HeroModifier() }
  public static func source(heroID: String) -> HeroModifier { HeroModifier() }
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { HeroModifier() }
  public static func cascade(
    delta: TimeInterval = 0.02, direction: CascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier { HeroModifier() }
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    HeroModifier()
  }
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier { HeroModifier() }
  public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier { HeroModifier() }
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    HeroModifier()
  }
}
