public import Foundation

/// A view with a visual effect behind its content view.
open class UIVisualEffectView: UIView {
  /// The view to add subviews to.
  public private(set) lazy var contentView: UIView = addContentView()

  /// The effect; nil for none.
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

  /// Creates a view without an effect; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addContentView() -> UIView {
    let view = UIView()
    addSubview(view)
    return view
  }
}
