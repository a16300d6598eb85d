public import Foundation

/// A node of the view hierarchy: content, visibility and accessibility are modelled, layout is not.
open class UIView: UIResponder {
  // MARK: Hierarchy

  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  final var children: [UIView] = []

  /// The superview, which sets it to nil when it is released.
  ///
  /// No weak reference: an object that has one is retained and released more slowly ever after.
  @exclusivity(unchecked)
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?

  /// The reference that layout constraints and anchors hold to the view; nil before the first one.
  final var layoutReference: LayoutReference?

  /// The view controller whose root view this is.
  @exclusivity(unchecked)
  package final weak var controller: UIViewController?

  @exclusivity(unchecked)
  final var rare: RareData?

  // Stored final, below the properties that apps may override: the walk through the elements reads
  // them many times a step, and a final property is read without a check for overlapping access.
  final var concealment: Concealment = []
  final var opacity: CGFloat = 1
  final var storedAccessibilityIdentifier: String?
  final var storedAccessibilityLabel: String?
  final var storedAccessibilityValue: String?
  final var traits = UIAccessibilityTraits.none
  final var takesTouches: Bool?
  final var isElement: Bool?
  final var isModal = false
  final var showsOnlyModal = false
  /// Whether ``layoutSubviews()`` is to be called in the next layout pass.
  @exclusivity(unchecked)
  final var needsLayout = true
  /// Whether ``layoutSubviews()`` was called.
  final var wasLaidOut = false
  /// Whether the view was added to a superview on the screen that had been laid out.
  final var cameAfterLayout = false
  /// Whether the view is laid out at this moment; asking for its layout then lays out its subviews.
  @exclusivity(unchecked)
  final var isInLayout = false
  /// Whether ``updateProperties()`` is to be called in the next layout pass.
  @exclusivity(unchecked)
  final var needsPropertyUpdate = true

  /// Creates a view with a frame, from which nothing is computed.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with a zero frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view with a zero frame; the archive is not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  deinit {
    for child in children { child.parent = nil }
    layoutReference?.view = nil
  }

  /// The superview.
  open var superview: UIView? { parent }

  /// The subviews, back to front.
  open var subviews: [UIView] { children }

  /// The subviews and, of a list, the cells that are loaded; none is loaded for that.
  package var loadedParts: [UIView] { children }

  /// The window of the view; nil if it is in none.
  open var window: UIWindow? {
    var root = self
    while let parent = root.parent { root = parent }
    return root as? UIWindow
  }

  /// The view controller of the view, otherwise its superview, as in UIKit's responder chain.
  open override var next: UIResponder? { controller ?? parent }

  /// Adds a view in front of the other subviews, removing it from its superview.
  open func addSubview(_ view: UIView) {
    insertChild(view, at: nil)
  }

  /// Inserts a subview at an index counted from the back; an index beyond the end means in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insertChild(view, at: index)
  }

  /// Inserts a subview behind a sibling, or in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertChild(view, at: children.firstIndex(identicalTo: sibling))
  }

  /// Inserts a subview in front of a sibling, or in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertChild(view, at: children.firstIndex(identicalTo: sibling).map { $0 + 1 })
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { sendWillMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    parent.removeChild(self)
    self.parent = nil
    rare?.pinnedEdges = []
    if oldWindow != nil { sendDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Called after a subview was added; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called before the window changes; does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed; does nothing unless overridden.
  open func didMoveToWindow() {}

  /// Called before `didMoveToWindow`, for views of this module; apps override the other.
  func windowDidChange() {}

  // MARK: Visibility and touches

  /// A Boolean value that indicates whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { !concealment.isDisjoint(with: [.hidden, .stopped]) }
    set {
      conceal(.hidden, newValue)
      rehearsalDidChange(self, \.isHidden, named: "isHidden")
    }
  }

  /// The opacity; a view below 0.01 is neither visible nor touchable, as in UIKit.
  open var alpha: CGFloat {
    get { opacity }
    set {
      LookChanges.add(opacity, newValue)
      opacity = newValue
      conceal(.transparent, newValue < 0.01)
    }
  }

  /// A Boolean value that indicates whether the view and its subviews take touches.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches ?? takesTouchesByDefault }
    set { takesTouches = newValue }
  }

  /// The default of `isUserInteractionEnabled` for the class.
  var takesTouchesByDefault: Bool { true }

  /// A number that identifies the view.
  open var tag = 0

  /// The background colour.
  open var backgroundColor: UIColor? { didSet { LookChanges.add(oldValue, backgroundColor) } }

  /// The tint colour, inherited from the superview.
  open var tintColor: UIColor! {
    get { rare?.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      LookChanges.add(rare?.tintColor, newValue)
      extras.tintColor = newValue
      sendTintColorDidChange()
    }
  }

  /// Called after the tint colour of the view or an ancestor changed.
  open func tintColorDidChange() {}

  /// The frame, as set.
  open var frame: CGRect { didSet { LookChanges.add(oldValue, frame) } }

  /// The bounds: the origin as set, and the size of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: frame.size) }
    set {
      if newValue.origin != .zero || rare != nil { extras.boundsOrigin = newValue.origin }
      frame.size = newValue.size
    }
  }

  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// A Boolean value that indicates whether the autoresizing mask makes constraints; stored, without
  /// effect.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The gesture recognizers in the order they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Returns the first view with a tag, depth first, starting with this view; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout, without geometry

  /// Called in a layout pass: when the view enters the window, when its subviews change there, and
  /// after ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Requests a call of ``layoutSubviews()`` when the current work is done.
  open func setNeedsLayout() { markForLayout() }

  /// Calls ``layoutSubviews()`` now, of the view and the views in it that need it.
  open func layoutIfNeeded() { layoutTree() }

  /// Called before ``layoutSubviews()`` in the first layout pass, and in the next one after
  /// ``setNeedsUpdateProperties()``; what it reads is not observed.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()`` when the current work is done.
  open func setNeedsUpdateProperties() { markForPropertyUpdate() }

  /// Calls ``updateProperties()`` now, of the view and the views in it that need it.
  open func updatePropertiesIfNeeded() { updatePropertiesInTree() }

  // MARK: Layout, without effect

  /// Never called, because nothing is laid out.
  open func updateConstraints() {}

  /// The intrinsic size of the content; always unknown.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the same size, because nothing is laid out.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// Does nothing: nothing is laid out.
  open func sizeToFit() {}

  /// Does nothing: nothing is laid out.
  open func invalidateIntrinsicContentSize() {}

  /// The safe area insets; always zero, because nothing is laid out.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Never called, because nothing is laid out.
  open func safeAreaInsetsDidChange() {}

  /// Never called, because nothing is laid out.
  open func layoutMarginsDidChange() {}

  // MARK: Sizes and alignment, without effect

  /// The mode in which content fills the view.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// Returns the content hugging priority of an axis.
  open func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rare?.hugging[axis] ?? .defaultLow }

  /// Sets the content hugging priority of an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { extras.hugging[axis] = priority }

  /// Returns the compression resistance priority of an axis.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rare?.resistance[axis] ?? .defaultHigh }

  /// Sets the compression resistance priority of an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { extras.resistance[axis] = priority }

  /// Does nothing: nothing is laid out.
  open func setNeedsUpdateConstraints() {}

  /// Returns the target size, because nothing is laid out.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

  /// Returns the target size, because nothing is laid out.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }

  /// Returns an empty view with the same frame.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// The insets of the rectangle by which the view is aligned; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the frame: nothing is laid out.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }

  /// Returns the rectangle: nothing is laid out.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }

  /// Whether the view works only with constraints; without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view whose baseline stands for the first one of this view.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose baseline stands for the last one of this view.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the view whose baseline stands for this view's, the older form of the two above.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Drawing, without effect

  /// The class of the layer; `CALayer`, `CAGradientLayer` and `CAShapeLayer` are supported.
  open class var layerClass: AnyClass { CALayer.self }

  /// Never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Never called, because nothing is drawn.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Never called, because nothing is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Never called, because nothing is drawn.
  open func display(_ layer: CALayer) {}

  /// Counts a change of how the view looks; nothing is drawn.
  open func setNeedsDisplay() { LookChanges.add() }

  /// Counts a change of how the view looks; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { LookChanges.add() }

  /// Never called, because layers are not laid out.
  open func layoutSublayers(of layer: CALayer) {}

  /// Returns nil: a change of the layer is not animated by itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Touches at a point; a driver finds a view by its element instead

  /// Returns the front view that contains a point, by the frames that are set.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(point, with: event)
  }

  /// Returns whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Restoration, without effect

  /// Never called: no state is saved.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The scene of the nib that the view was created from.
  final var nib: InterfaceScene? {
    get { rare?.nib }
    set { extras.nib = newValue }
  }

  // MARK: Traits

  /// The traits of the view.
  open var traitCollection: UITraitCollection { overriding(.of(style: effectiveStyle)) }

  /// Called after the traits changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Accessibility

  /// The identifier for tests.
  open var accessibilityIdentifier: String? {
    get { storedAccessibilityIdentifier }
    set { storedAccessibilityIdentifier = newValue }
  }

  /// The label VoiceOver reads; nil means the view's default.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel }
    set { storedAccessibilityLabel = newValue }
  }

  /// The value VoiceOver reads; nil means the view's default.
  open var accessibilityValue: String? {
    get { storedAccessibilityValue }
    set { storedAccessibilityValue = newValue }
  }

  /// The hint VoiceOver reads.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { extras.accessibilityHint = newValue }
  }

  /// The traits VoiceOver reads.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { traits }
    set { traits = newValue }
  }

  /// A Boolean value that indicates whether the view is an accessibility element; false by default.
  ///
  /// The subviews of an accessibility element are not elements.
  open var isAccessibilityElement: Bool {
    get { isElement ?? isElementByDefault }
    set { isElement = newValue }
  }

  /// The default of `isAccessibilityElement` for the class.
  var isElementByDefault: Bool { false }

  /// A Boolean value that indicates whether VoiceOver skips the view and its subviews.
  open var accessibilityElementsHidden: Bool {
    get { concealment.contains(.accessibilityHidden) }
    set { conceal(.accessibilityHidden, newValue) }
  }

  /// A Boolean value that indicates whether VoiceOver skips the siblings of the view.
  open var accessibilityViewIsModal: Bool {
    get { isModal }
    set {
      isModal = newValue
      parent?.noticeModalChildren()
    }
  }

  /// The accessibility elements in reading order; nil means the subviews.
  open var accessibilityElements: [Any]? {
    get { rare?.accessibilityElements }
    set { extras.accessibilityElements = newValue }
  }

  /// Returns the number of accessibility elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }

  /// Returns the index of an accessibility element; `NSNotFound` if it is none of the view's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called on a tap that no gesture or control handles, as by VoiceOver; returns whether it had an
  /// effect.
  open func accessibilityActivate() -> Bool { false }

  /// The actions for users of assistive technologies; stored, without effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The frame that is read; stored, without effect.
  open var accessibilityFrame: CGRect {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The point that a tap of VoiceOver touches; stored, without effect.
  open var accessibilityActivationPoint: CGPoint {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The words by which a voice names the view; stored, without effect.
  open var accessibilityUserInputLabels: [String]! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The language in which the label is read; stored, without effect.
  open var accessibilityLanguage: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether the children are read together; stored, without effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Scrolls by a page for a three-finger swipe of VoiceOver, which is not running; returns false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns whether a recognizer of the view begins, as its delegate does; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Stored, without effect

  /// The transform of the view.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set {
      LookChanges.add(transform, newValue)
      extras.transform = newValue
    }
  }

  /// A Boolean value that indicates whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { rare?.clipsToBounds ?? false }
    set { extras.clipsToBounds = newValue }
  }

  /// The layout margins.
  open var layoutMargins: UIEdgeInsets {
    get { rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { extras.layoutMargins = newValue }
  }

  /// The layout margins by writing direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
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

  /// A Boolean value that indicates whether the view is opaque.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? true }
    set { extras.isOpaque = newValue }
  }

  /// The mask view.
  open var mask: UIView? {
    get { rare?.mask }
    set { extras.mask = newValue }
  }

  // MARK: AccessibleElement

  package var elementType: ElementType? { plainElementType }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var elementLabel: String { accessibilityLabel ?? "" }
  package var elementTitle: String? { nil }
  package var elementValue: String? { accessibilityValue }
  package var elementPlaceholder: String? { nil }
  package var elementPicture: String? { nil }
  package var elementIsEnabled: Bool { isReachable && !accessibilityTraits.contains(.notEnabled) }
  package var elementIsSelected: Bool { accessibilityTraits.contains(.selected) }
  package var elementHasFocus: Bool { isFirstResponder }
  package func elementHasLabel(_ text: String) -> Bool { elementLabel == text }

  @discardableResult
  package func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    if isAccessibilityElement { return visitContextMenu(body) }
    return visitChildren(body)
  }

  /// A Boolean value that indicates whether subviews can take touches; false in a disabled control.
  var letsTouchesIn: Bool { true }

  /// Handles a tap on the view itself; returns whether it had an effect.
  func reactToTap() throws(Refusal) -> Bool { accessibilityActivate() }

  /// The gestures that the view answers without a recogniser.
  var ownGestures: OfferedGestures { [] }

  /// Handles a long press on the view itself; returns whether it had an effect.
  func reactToLongPress() -> Bool { false }

  /// Handles a left swipe on the view itself; returns whether it had an effect.
  func reactToSwipeLeft() throws(Refusal) -> Bool { false }

  /// Handles a right swipe on the view itself; returns whether it had an effect.
  func reactToSwipeRight() throws(Refusal) -> Bool { false }

  package func performTap() throws(Refusal) { try deliverTap() }
  package func performLongPress() throws(Refusal) { try deliverLongPress() }
  package func performType(_ text: String) throws(Refusal) { throw cannot("be typed into") }
  package func performClear() throws(Refusal) { throw cannot("be cleared") }
  package func performSubmit() throws(Refusal) { throw cannot("take the return key") }
  package func performSet(_ value: String) throws(Refusal) { throw cannot("be set to a value") }
  package func performSwipeLeft() throws(Refusal) { try deliverSwipe(.left) }
  package func performSwipeRight() throws(Refusal) { try deliverSwipe(.right) }
  package func performScrollTo() throws(Refusal) {}
  package func performRefresh() throws(Refusal) { try pullToRefresh() }
}

extension UIView: AccessibleElement {}
extension UIView: CALayerDelegate {}
