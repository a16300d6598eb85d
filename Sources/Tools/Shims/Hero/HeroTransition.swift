// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Hero's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public enum HeroDefaultAnimationType {
  nonisolated public enum Direction: Sendable {
    case left, right, up, down

    public static var leading: Direction { .left }
    public static var trailing: Direction { .right }
  }

  nonisolated public enum Strategy: Sendable {
    case forceLeftToRight, forceRightToLeft, userInterface
  }

  case auto
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  case slide(direction: Direction)
  case zoomSlide(direction: Direction)
  case pageIn(direction: Direction)
  case pageOut(direction: Direction)
  case fade
  case zoom
  case zoomOut
  indirect case selectBy(
    presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
  case none

  public static func autoReverse(
    presenting: HeroDefaultAnimationType
  ) -> HeroDefaultAnimationType { .selectBy(presenting: presenting, dismissing: presenting) }
}

nonisolated public enum HeroViewOrderingStrategy: Sendable {
  case auto, sourceViewOnTop, destinationViewOnTop
}

public class Hero: NSObject {
  public static var shared = HeroTransition()
}

/// The delegate of transitions, which are plain ones here; nobody pans, so that none is in progress by a gesture.
open class HeroTransition: NSObject, UIViewControllerTransitioningDelegate {
  public var defaultAnimation = HeroDefaultAnimationType.auto
  public var containerColor: UIColor = .black
  public var isUserInteractionEnabled = false
  public var viewOrderingStrategy = HeroViewOrderingStrategy.auto
  public var defaultAnimationDirectionStrategy = HeroDefaultAnimationType.Strategy.forceLeftToRight

  public override init() {}

  public var isTransitioning: Bool { false }
  public var progress: Double { 0 }

  public func update(_ percentageComplete: CGFloat) {}
  public func finish(animate: Bool = true) {}
  public func cancel(animate: Bool = true) {}
  public func apply(modifiers: [HeroModifier], to view: UIView) {}
  public func changeTarget(
    modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView
  ) {}
}
