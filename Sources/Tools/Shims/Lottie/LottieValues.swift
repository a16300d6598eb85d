// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Lottie's, and their documentation is too.
public import Foundation
public import UIKit

nonisolated public enum LottieLoopMode: Hashable, Sendable {
  case playOnce
  case loop
  case autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

nonisolated public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying

  public static func `default`(for renderingEngine: RenderingEngine) -> Self { .continuePlaying }
}

nonisolated public enum RenderingEngine: Hashable, Sendable {
  case mainThread, coreAnimation
}

nonisolated public enum RenderingEngineOption: Hashable, Sendable {
  case automatic
  case specific(RenderingEngine)

  public static let mainThread = Self.specific(.mainThread)
  public static let coreAnimation = Self.specific(.coreAnimation)
}

nonisolated public enum ReducedMotionMode: Sendable {
  case standardMotion, reducedMotion
}

nonisolated public enum DecodingStrategy: Hashable, Sendable {
  case legacyCodable, dictionaryBased
}

/// The settings of the drawing; stored, without effect.
nonisolated public struct LottieConfiguration: Hashable, Sendable {
  public var renderingEngine: RenderingEngineOption
  public var decodingStrategy: DecodingStrategy

  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
  }

  @MainActor public static var shared = LottieConfiguration()
}

/// A cache of animations; the files are read anew instead.
nonisolated public protocol AnimationCacheProvider: AnyObject, Sendable {
  func animation(forKey: String) -> LottieAnimation?
  func setAnimation(_ animation: LottieAnimation, forKey: String)
  func clearCache()
}

nonisolated public final class LottieAnimationCache: AnimationCacheProvider {
  public static let shared: (any AnimationCacheProvider)? = LottieAnimationCache()

  public init() {}

  public func animation(forKey: String) -> LottieAnimation? { nil }
  public func setAnimation(_ animation: LottieAnimation, forKey: String) {}
  public func clearCache() {}
}

/// The pictures of an animation; asked for none.
public protocol AnimationImageProvider {}

// MARK: Values of what is drawn

nonisolated public struct AnimationKeypath: Hashable, Sendable, ExpressibleByStringLiteral {
  public let keys: [String]
  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }
  public init(keys: [String]) { self.keys = keys }
  public init(stringLiteral: String) { self.init(keypath: stringLiteral) }
}

nonisolated public enum ColorFormatDenominator: Hashable, Sendable {
  case One, OneHundred, TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}

nonisolated public struct LottieColor: Hashable, Sendable {
  public var r: Double
  public var g: Double
  public var b: Double
  public var a: Double

  public init(
    r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One
  ) {
    (self.r, self.g) = (r / denominator.value, g / denominator.value)
    (self.b, self.a) = (b / denominator.value, a / denominator.value)
  }
}

extension UIColor {
  public var lottieColorValue: LottieColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return LottieColor(r: red, g: green, b: blue, a: alpha)
  }
}

/// A value that takes an animation's own one's place where it is drawn; without effect.
public protocol AnyValueProvider {}

public final class ColorValueProvider: AnyValueProvider {
  public init(_ color: LottieColor) {}
  public init(block: @escaping (CGFloat) -> LottieColor) {}
}

public final class FloatValueProvider: AnyValueProvider {
  public init(_ float: CGFloat) {}
  public init(block: @escaping (CGFloat) -> CGFloat) {}
}

public final class SizeValueProvider: AnyValueProvider {
  public init(_ size: CGSize) {}
  public init(block: @escaping (CGFloat) -> CGSize) {}
}

public final class PointValueProvider: AnyValueProvider {
  public init(_ point: CGPoint) {}
  public init(block: @escaping (CGFloat) -> CGPoint) {}
}

public final class GradientValueProvider: AnyValueProvider {
  public init(_ colors: [LottieColor], locations: [Double] = []) {}
}
