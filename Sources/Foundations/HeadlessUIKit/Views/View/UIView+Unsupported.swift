public import Foundation

extension UIView {
  /// Whether a view turns around where reading goes from the right; kept for the vocabulary.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { extras.semanticContentAttribute = newValue }
  }

  /// Which way the view is laid out.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether several fingers are told apart; kept for the vocabulary.
  public final var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { extras.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps a finger for itself; kept for the vocabulary.
  public final var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { extras.isExclusiveTouch = newValue }
  }

  /// Whether margins keep to the safe area; kept for the vocabulary.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set { extras.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether margins keep to those of the view around; kept for the vocabulary.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.preservesSuperviewLayoutMargins ?? false }
    set { extras.preservesSuperviewLayoutMargins = newValue }
  }

  /// A name for state restoration, which does not happen.
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// How the view is turned, scaled and moved in space; kept for the vocabulary.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// A view that looks like this one; empty here.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// Draws nothing, and says so.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// The size asked for, since nothing is laid out.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
}

extension CALayer {
  /// A layer of a view's class; a class of an app's own cannot be made by its name.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    return CALayer()
  }
}
