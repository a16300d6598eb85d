/// A visual effect on the content behind a view; nothing is drawn.
open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
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
  }

  /// Creates a blur of a style.
  public init(style: Style) {
    super.init()
  }
}
