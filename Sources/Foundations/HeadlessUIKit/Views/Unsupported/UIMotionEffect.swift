import Foundation

/// A change of a view by the tilt of the phone; without effect.
open class UIMotionEffect: HeadlessObject {
  /// Creates an effect.
  public override init() {}
}

/// A change of one value by the tilt of the phone; without effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the sides, or up and down.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The path of the value.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// The smallest value.
  open var minimumRelativeValue: Any?
  /// The largest value.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

/// Several changes of a view by the tilt of the phone; without effect.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects in the order they were added; nothing tilts the phone.
  public final var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Adds an effect.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
