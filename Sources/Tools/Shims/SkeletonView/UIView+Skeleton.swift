// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SkeletonView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

extension UIView {
  public func showSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show() }

  public func showSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true,
    delay: TimeInterval, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show(after: delay) }

  public func showGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show() }

  public func showGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    animated: Bool = true, delay: TimeInterval,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show(after: delay) }

  public func showAnimatedSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor,
    animation: SkeletonLayerAnimation? = nil,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show() }

  public func showAnimatedGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    animation: SkeletonLayerAnimation? = nil,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).show() }

  public func updateSkeleton(usingColor color: UIColor = SkeletonAppearance.default.tintColor) {
    Skeleton.of(self).update()
  }

  public func updateGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient
  ) { Skeleton.of(self).update() }

  public func updateAnimatedSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor,
    animation: SkeletonLayerAnimation? = nil
  ) { Skeleton.of(self).update() }

  public func updateAnimatedGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    animation: SkeletonLayerAnimation? = nil
  ) { Skeleton.of(self).update() }

  public func layoutSkeletonIfNeeded() {}

  public func hideSkeleton(
    reloadDataAfter reload: Bool = true,
    transition: SkeletonTransitionStyle = .crossDissolve(0.25)
  ) { Skeleton.of(self).hide(reloading: reload) }

  public func startSkeletonAnimation(_ anim: SkeletonLayerAnimation? = nil) {}
  public func stopSkeletonAnimation() {}
}

extension UIView: SkeletonViewExtended {
  public var isSkeletonable: Bool {
    get { Skeleton.of(self).isWanted }
    set { Skeleton.of(self).isWanted = newValue }
  }

  public var isHiddenWhenSkeletonIsActive: Bool {
    get { Skeleton.of(self).hidesView }
    set { Skeleton.of(self).hidesView = newValue }
  }

  public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
    get { Skeleton.of(self).takesNoTouches }
    set { Skeleton.of(self).takesNoTouches = newValue }
  }

  public var skeletonCornerRadius: Float {
    get { Skeleton.of(self).cornerRadius }
    set { Skeleton.of(self).cornerRadius = newValue }
  }

  public var isSkeletonActive: Bool { Skeleton.of(self).isActive }
}

public struct SkeletonViewExtension<ExtendedType> {
  public private(set) var type: ExtendedType

  public init(_ type: ExtendedType) { self.type = type }
}

extension SkeletonViewExtension where ExtendedType: UIView {
  public var isSkeletonActive: Bool { Skeleton.of(type).isActive }
}

public protocol SkeletonViewExtended {
  associatedtype ExtendedType
  var sk: SkeletonViewExtension<ExtendedType> { get set }
}

extension SkeletonViewExtended {
  public var sk: SkeletonViewExtension<Self> {
    get { SkeletonViewExtension(self) }
    set {}
  }
}

extension Notification.Name {
  public static let skeletonWillAppearNotification = Self("skeletonWillAppear")
  public static let skeletonDidAppearNotification = Self("skeletonDidAppear")
  public static let skeletonWillUpdateNotification = Self("skeletonWillUpdate")
  public static let skeletonDidUpdateNotification = Self("skeletonDidUpdate")
  public static let skeletonWillDisappearNotification = Self("skeletonWillDisappear")
  public static let skeletonDidDisappearNotification = Self("skeletonDidDisappear")
}
