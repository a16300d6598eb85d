public import Foundation

extension UIView {
  /// The size of content that has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size there is, to ask a view how small it can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// How the view is scaled, turned and moved, in pixels only.
  public final var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { extras.transform = newValue }
  }

  /// The view that cuts this one out.
  public final var mask: UIView? {
    get { rare?.mask }
    set { extras.mask = newValue }
  }

  /// How content fills the view.
  public final var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// How the view's edges follow those of the view it is in.
  public final var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { extras.autoresizingMask = newValue }
  }

  /// Whether what sticks out is cut off.
  public final var clipsToBounds: Bool {
    get { rare?.clipsToBounds ?? false }
    set { extras.clipsToBounds = newValue }
  }

  /// Whether the view hides all that is behind it.
  public final var isOpaque: Bool {
    get { rare?.isOpaque ?? true }
    set { extras.isOpaque = newValue }
  }

  /// The distances content keeps from the edges.
  public final var layoutMargins: UIEdgeInsets {
    get { rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { extras.layoutMargins = newValue }
  }

  /// The distances content keeps from the edges, named by the direction of writing.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// How far the bars cover the view; nothing is laid out.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// How much the view wants to be no larger than its content.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rare?.hugging[axis] ?? .defaultLow }

  /// Says how much the view wants to be no larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { extras.hugging[axis] = priority }

  /// How much the view wants to be no smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rare?.resistance[axis] ?? .defaultHigh }

  /// Says how much the view wants to be no smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { extras.resistance[axis] = priority }

  /// Accepted; nothing is laid out.
  public final func setNeedsUpdateConstraints() {}

  /// Accepted; nothing is laid out.
  public final func updateConstraintsIfNeeded() {}

  /// The smallest size, which is unknown.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

  /// The same point: views have no places here.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

  /// The same rectangle: views have no places here.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  /// Whether a view turns around where reading goes from the right; kept for the vocabulary.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { extras.semanticContentAttribute = newValue }
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
