public import Foundation

extension UIView {
  /// How content fills a view.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Over the whole, as large as fits, as large as covers, drawn again, or at a place.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// At a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view's edges follow those of the view it is in.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The size of content that has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size there is, to ask a view how small it can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// What the view would be drawn with.
  public final var layer: CALayer {
    let extras = self.extras
    if let layer = extras.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    extras.layer = layer
    return layer
  }

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

  /// The middle of the frame.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
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

  /// Light or dark, whatever the screen says.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { extras.overrideUserInterfaceStyle = newValue }
  }

  /// The constraints added to this view, active ones made from anchors not among them.
  public final var constraints: [NSLayoutConstraint] { rare?.constraints ?? [] }

  /// Adds a constraint and lets it hold.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    extras.constraints.append(constraint)
  }

  /// Adds constraints and lets them hold.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint, which holds no longer.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    rare?.constraints.removeAll { $0 === constraint }
  }

  /// Removes constraints, which hold no longer.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

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

  /// Takes the keyboard from whatever in this view has it; forced means without asking.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let holder = UIApplication.shared.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    let target = holder as? any KeyboardTarget
    target?.isForcedToEnd = force
    defer { target?.isForcedToEnd = false }
    return holder.resignFirstResponder()
  }
}
