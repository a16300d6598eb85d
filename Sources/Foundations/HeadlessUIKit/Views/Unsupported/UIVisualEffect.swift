/// A visual effect on the content behind a view; nothing is drawn.
open class UIVisualEffect: HeadlessObject {
  /// Creates an effect.
  public override init() {}
}

/// A blur effect.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  nonisolated public enum Style: Int, Sendable {
    /// A fixed or adaptive lightness.
    case extraLight, light, dark, regular, prominent
    /// A system material.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
    /// A light system material.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// A light system material, thick or as of the bars.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// A dark system material.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// A dark system material, thick or as of the bars.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur of a style.
  public init(style: Style) {
    super.init()
  }
}

/// A brightening of what is in front of a blurred view; without effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) {}

  /// Creates an effect of a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The style of a brightening.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A style of labels.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// A style of shapes.
  case fill, secondaryFill, tertiaryFill, separator
}
