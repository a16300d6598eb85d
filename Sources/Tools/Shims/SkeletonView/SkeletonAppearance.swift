// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SkeletonView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public typealias SkeletonLayerAnimation = (CALayer) -> CAAnimation

public enum SkeletonAppearance {
  public static var `default` = SkeletonViewAppearance.shared
}

public class SkeletonViewAppearance {
  static var shared = SkeletonViewAppearance()

  public var tintColor: UIColor = .skeletonDefault
  public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
  public var multilineHeight: CGFloat = 15
  public lazy var textLineHeight: SkeletonTextLineHeight = .fixed(multilineHeight)
  public var multilineSpacing: CGFloat = 10
  public var multilineLastLineFillPercent: Int = 70
  public var multilineCornerRadius: Int = 0
  public var renderSingleLineAsView: Bool = false
  public var skeletonCornerRadius: Float = 0
  public var useFontLineHeight: Bool {
    get { textLineHeight == .relativeToFont }
    set { textLineHeight = newValue ? .relativeToFont : .fixed(multilineHeight) }
  }
}

public struct SkeletonGradient {
  public let colors: [UIColor]

  public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
    colors = [baseColor, secondaryColor ?? baseColor.complementaryColor, baseColor]
  }

  public init(colors: [UIColor]) { self.colors = colors }
}

nonisolated public enum SkeletonTextLineHeight: Equatable, Sendable {
  case relativeToFont
  case relativeToConstraints
  case fixed(CGFloat)
}

nonisolated public enum SkeletonTextNumberOfLines: Equatable, ExpressibleByIntegerLiteral,
  Sendable
{
  case inherited
  case custom(Int)

  public init(integerLiteral value: Int) { self = .custom(value) }
}

nonisolated public enum SkeletonTransitionStyle: Equatable, Sendable {
  case none
  case crossDissolve(TimeInterval)
}

nonisolated public enum SkeletonType: Sendable {
  case solid
  case gradient
}

public enum GradientDirection {
  case leftRight
  case rightLeft
  case topBottom
  case bottomTop
  case topLeftBottomRight
  case bottomRightTopLeft

  public func slidingAnimation(
    duration: CFTimeInterval = 1.5, autoreverses: Bool = false
  ) -> SkeletonLayerAnimation {
    SkeletonAnimationBuilder().makeSlidingAnimation(
      withDirection: self, duration: duration, autoreverses: autoreverses)
  }
}

public class SkeletonAnimationBuilder {
  public init() {}

  public func makeSlidingAnimation(
    withDirection direction: GradientDirection, duration: CFTimeInterval = 1.5,
    autoreverses: Bool = false
  ) -> SkeletonLayerAnimation {
    { _ in
      let group = CAAnimationGroup()
      group.animations = ["startPoint", "endPoint"].map { CABasicAnimation(keyPath: $0) }
      group.duration = duration
      group.repeatCount = .infinity
      group.autoreverses = autoreverses
      group.isRemovedOnCompletion = false
      return group
    }
  }
}

extension CALayer {
  public var pulse: CAAnimation {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    return animation
  }

  public var sliding: CAAnimation {
    SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftRight)(self)
  }
}
