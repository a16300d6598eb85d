public import Foundation

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
