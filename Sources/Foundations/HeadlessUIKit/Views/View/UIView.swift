public import Foundation

/// A node of the tree a person sees: what is shown, hidden, enabled and named; where it lies is not
/// computed.
open class UIView: UIResponder {
  // MARK: The tree

  final var children: [UIView] = []
  final weak var parent: UIView?

  /// The controller whose root view this is.
  package final weak var controller: UIViewController?

  final var rare: RareData?

  // Stored final, below properties that apps may override: the walk through the elements reads them
  // many times a step, and a final property is read without a check for overlapping access.
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

  /// Creates a view; the frame is kept, and nothing is computed from it.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The view this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, the one at the back first.
  open var subviews: [UIView] { children }

  /// The window at the root of the tree; nil while the view is in none.
  open var window: UIWindow? {
    var root = self
    while let parent = root.parent { root = parent }
    return root as? UIWindow
  }

  /// The controller whose view this is, else the view it is in, as UIKit's chain goes.
  open override var next: UIResponder? { controller ?? parent }

  /// Adds a view in front of the others; it leaves the view it was in.
  open func addSubview(_ view: UIView) {
    insertChild(view, at: nil)
  }

  /// Adds a view at a place counted from the back; a place beyond the end means in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insertChild(view, at: index)
  }

  /// Adds a view right behind another; in front of all where the other is not in this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertChild(view, at: children.firstIndex { $0 === sibling })
  }

  /// Adds a view right in front of another; in front of all where the other is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertChild(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Takes the view out of the one it is in.
  open func removeFromSuperview() {
    guard let parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { sendWillMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    parent.removeChild(self)
    self.parent = nil
    if oldWindow != nil { sendDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Called after a view was added; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view goes into another, or into none; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view went into another, or into none; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called before the view comes to a window, or leaves it; does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view came to a window, or left it; does nothing unless overridden.
  open func didMoveToWindow() {}

  /// Hook of the toolkit's own views, called before `didMoveToWindow`, which apps override.
  func windowDidChange() {}

  // MARK: What is seen and touched

  /// Whether the view and all in it are out of sight.
  open var isHidden: Bool {
    get { !concealment.isDisjoint(with: [.hidden, .stopped]) }
    set { conceal(.hidden, newValue) }
  }

  /// How opaque the view is; from 0.01 down it is out of sight and reach, as UIKit has it.
  open var alpha: CGFloat {
    get { opacity }
    set {
      opacity = newValue
      conceal(.transparent, newValue < 0.01)
    }
  }

  /// Whether the view and what is in it take touches.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches ?? takesTouchesByDefault }
    set { takesTouches = newValue }
  }

  /// Whether views of this class take touches unless told otherwise.
  var takesTouchesByDefault: Bool { true }

  /// A number to find the view by.
  open var tag = 0

  /// The colour behind the view's content.
  open var backgroundColor: UIColor?

  /// The colour of what can be touched; inherited from the view this one is in.
  open var tintColor: UIColor! {
    get { rare?.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      extras.tintColor = newValue
      sendTintColorDidChange()
    }
  }

  /// Called after the tint colour changed, here or in a view this one is in.
  open func tintColorDidChange() {}

  /// Where the view lies in the one it is in, as somebody set it.
  open var frame: CGRect

  /// The view's own rectangle: its origin as set, and the size of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: frame.size) }
    set {
      if newValue.origin != .zero || rare != nil { extras.boundsOrigin = newValue.origin }
      frame.size = newValue.size
    }
  }

  /// The middle of the frame.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether the frame makes constraints; kept, since neither is solved.
  public final var translatesAutoresizingMaskIntoConstraints = true

  /// The gestures attached to the view, in the order they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The view with this tag: this one, or the first found in it, depth first; nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout, which does not happen

  /// Never called: nothing is laid out.
  open func layoutSubviews() {}

  /// Never called: nothing is laid out.
  open func updateConstraints() {}

  /// Accepted; nothing is laid out.
  open func setNeedsLayout() {}

  /// Accepted; nothing is laid out.
  open func layoutIfNeeded() {}

  /// The size the content would like; unknown here.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size asked for, since none is computed.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// Accepted; nothing is laid out.
  open func sizeToFit() {}

  /// Accepted; nothing is laid out.
  open func invalidateIntrinsicContentSize() {}

  /// Never called: nothing is laid out.
  open func safeAreaInsetsDidChange() {}

  /// Never called: nothing is laid out.
  open func layoutMarginsDidChange() {}

  // MARK: Drawing, which does not happen

  /// The class of the layer; `CALayer`, and those of Core Animation that are there, are known.
  open class var layerClass: AnyClass { CALayer.self }

  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Accepted; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Accepted; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The surroundings of the view.
  open var traitCollection: UITraitCollection { .of(style: effectiveStyle) }

  /// The surroundings changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Accessibility

  /// What tests find the view by; nobody hears it.
  open var accessibilityIdentifier: String? {
    get { storedAccessibilityIdentifier }
    set { storedAccessibilityIdentifier = newValue }
  }

  /// What VoiceOver calls the view; nil lets the view speak for itself.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel }
    set { storedAccessibilityLabel = newValue }
  }

  /// What VoiceOver says the view holds; nil lets the view speak for itself.
  open var accessibilityValue: String? {
    get { storedAccessibilityValue }
    set { storedAccessibilityValue = newValue }
  }

  /// What VoiceOver says the view does.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { extras.accessibilityHint = newValue }
  }

  /// What kind of thing the view is to VoiceOver.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { traits }
    set { traits = newValue }
  }

  /// Whether VoiceOver speaks the view as one thing, and nothing in it; false for plain views.
  open var isAccessibilityElement: Bool {
    get { isElement ?? isElementByDefault }
    set { isElement = newValue }
  }

  /// Whether views of this class are elements unless told otherwise.
  var isElementByDefault: Bool { false }

  /// Whether VoiceOver passes over the view and all in it.
  open var accessibilityElementsHidden: Bool {
    get { concealment.contains(.unspoken) }
    set { conceal(.unspoken, newValue) }
  }

  /// Whether VoiceOver passes over the views beside this one.
  open var accessibilityViewIsModal: Bool {
    get { isModal }
    set {
      isModal = newValue
      parent?.noticeModalChildren()
    }
  }

  /// What VoiceOver reads in the view, and in which order; nil for the views in it.
  open var accessibilityElements: [Any]? {
    get { rare?.accessibilityElements }
    set { extras.accessibilityElements = newValue }
  }

  /// Called on a tap that nothing else answers, as VoiceOver does; returns whether it did something.
  open func accessibilityActivate() -> Bool { false }

  // MARK: As an element; see AccessibleElement

  package var elementType: ElementType? { plainElementType }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var elementLabel: String { accessibilityLabel ?? "" }
  package var elementTitle: String? { nil }
  package var elementValue: String? { accessibilityValue }
  package var elementPlaceholder: String? { nil }
  package var elementIsEnabled: Bool { isReachable && !accessibilityTraits.contains(.notEnabled) }
  package var elementIsSelected: Bool { accessibilityTraits.contains(.selected) }
  package var elementHasFocus: Bool { isFirstResponder }
  package func elementHasLabel(_ text: String) -> Bool { elementLabel == text }

  @discardableResult
  package func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    if isAccessibilityElement { return false }
    return visitChildren(body)
  }

  /// Whether the view lets touches through to what is in it; a disabled control does not.
  var letsTouchesIn: Bool { true }

  /// Answers a tap that reached the view itself; returns whether it did anything.
  func reactToTap() throws(Refusal) -> Bool { accessibilityActivate() }

  /// Answers a swipe to the left that reached the view itself; returns whether it did anything.
  func reactToSwipeLeft() throws(Refusal) -> Bool { false }

  /// Reacts to a swipe to the right; false where the view has nothing to say to it.
  func reactToSwipeRight() throws(Refusal) -> Bool { false }

  package func performTap() throws(Refusal) { try tapWhatIsUnderIt() }
  package func performLongPress() throws(Refusal) { try pressWhatIsUnderIt() }
  package func performType(_ text: String) throws(Refusal) { throw cannot("be typed into") }
  package func performClear() throws(Refusal) { throw cannot("be cleared") }
  package func performSubmit() throws(Refusal) { throw cannot("take the return key") }
  package func performSet(_ value: String) throws(Refusal) { throw cannot("be set to a value") }
  package func performSwipeLeft() throws(Refusal) { try swipeWhatIsUnderIt(.left) }
  package func performSwipeRight() throws(Refusal) { try swipeWhatIsUnderIt(.right) }
  package func performScrollTo() throws(Refusal) {}
  package func performRefresh() throws(Refusal) { try refreshWhatItIsIn() }
}

extension UIView: AccessibleElement {}
