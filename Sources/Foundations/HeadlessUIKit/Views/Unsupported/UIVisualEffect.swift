/// Something done to what is behind a view; seen in pixels only.
open class UIVisualEffect {
  /// An effect without an effect.
  public init() {}
}

/// What is behind a view is blurred.
open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  nonisolated public enum Style: Int, Sendable {
    /// Of a lightness of its own.
    case extraLight, light, dark, regular, prominent
    /// As a material of the system.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As the system's bars.
    case systemChromeMaterial
  }

  /// A blur of a style.
  public init(style: Style) {
    super.init()
  }
}
