public import Foundation

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

/// A view that does something to what is behind it, and holds other views in front of that.
open class UIVisualEffectView: UIView {
  /// The view to put others into.
  public private(set) lazy var contentView: UIView = addContentView()

  /// What it does; nil for nothing.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
  }

  /// Creates a view without an effect, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addContentView() -> UIView {
    let view = UIView()
    addSubview(view)
    return view
  }
}
