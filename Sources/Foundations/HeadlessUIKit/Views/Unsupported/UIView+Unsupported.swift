public import Foundation

/// The members of `UIView` without effect: values are stored, and methods do nothing.
extension UIView {
  /// The value that means a view has no intrinsic size in a dimension.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The target size that asks for the smallest fitting size.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size that asks for the largest fitting size.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The way in which the tint colour is dimmed.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview, normal, or dimmed.
    case automatic, normal, dimmed
  }

  /// The way in which the tint colour is dimmed.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { stored(.normal) }
    set { store(newValue) }
  }

  /// The resizing of the view when its superview's bounds change.
  public final var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { extras.autoresizingMask = newValue }
  }

  /// Whether subviews are resized with the view; stored, without effect.
  public final var autoresizesSubviews: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Does nothing: nothing is laid out.
  public final func updateConstraintsIfNeeded() {}

  /// Returns the place in a list of a point in one of its cells, else the same point: nothing is laid out.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.flatMap { place(of: point, in: $0) } ?? point
  }

  /// Returns a rectangle with its origin converted, because nothing is laid out.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns the place in a list of a point in one of its cells, else the same point: nothing is laid out.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.place(of: point, in: self) ?? point
  }

  /// Returns a rectangle with its origin converted, because nothing is laid out.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The semantic content attribute; read by ``effectiveUserInterfaceLayoutDirection``.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { extras.semanticContentAttribute = newValue }
  }

  /// A Boolean value that indicates whether the view takes several touches at once.
  public final var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { extras.isMultipleTouchEnabled = newValue }
  }

  /// A Boolean value that indicates whether touches go to this view alone.
  public final var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { extras.isExclusiveTouch = newValue }
  }

  /// A Boolean value that indicates whether the margins include the safe area.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set { extras.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// A Boolean value that indicates whether the margins include the superview's.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.preservesSuperviewLayoutMargins ?? false }
    set { extras.preservesSuperviewLayoutMargins = newValue }
  }

  /// The restoration identifier; no state is restored.
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// Draws nothing and returns false.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
