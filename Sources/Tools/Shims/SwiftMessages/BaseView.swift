// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
public import HeadlessUIKit

public protocol Identifiable {
  var id: String { get }
}

public protocol AccessibleMessage {
  var accessibilityMessage: String? { get }
  var accessibilityElement: NSObject? { get }
  var additionalAccessibilityElements: [NSObject]? { get }
}

public protocol BackgroundViewable {
  var backgroundView: UIView! { get }
}

public protocol MarginAdjustable {
  var layoutMarginAdditions: UIEdgeInsets { get }
  var collapseLayoutMarginAdditions: Bool { get set }
  var respectSafeArea: Bool { get set }
  var bounceAnimationOffset: CGFloat { get set }
}

/// A view whose background may be tapped.
open class BaseView: UIView, BackgroundViewable, MarginAdjustable {
  open weak var backgroundView: UIView! {
    didSet {
      oldValue?.removeGestureRecognizer(tap)
      updateTap()
    }
  }
  open var tapHandler: ((_ view: BaseView) -> Void)? { didSet { updateTap() } }

  private let tap = UITapGestureRecognizer()

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    tap.addTarget(self) { $0.tapHandler?($0) }
    if backgroundView == nil { backgroundView = self }
  }

  private func updateTap() {
    backgroundView?.removeGestureRecognizer(tap)
    if tapHandler != nil { backgroundView?.addGestureRecognizer(tap) }
  }

  open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
    backgroundView.addSubview(contentView)
  }

  open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    if backgroundView !== self { addSubview(backgroundView) }
    self.backgroundView = backgroundView
  }

  open func installBackgroundVerticalView(
    _ backgroundView: UIView, insets: UIEdgeInsets = .zero
  ) { installBackgroundView(backgroundView, insets: insets) }

  // MARK: Stored, without effect

  public var layoutMarginAdditions: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: topLayoutMarginAddition, left: leftLayoutMarginAddition,
        bottom: bottomLayoutMarginAddition, right: rightLayoutMarginAddition)
    }
    set {
      topLayoutMarginAddition = newValue.top
      leftLayoutMarginAddition = newValue.left
      bottomLayoutMarginAddition = newValue.bottom
      rightLayoutMarginAddition = newValue.right
    }
  }
  open var respectSafeArea = true
  open var topLayoutMarginAddition: CGFloat = 0
  open var leftLayoutMarginAddition: CGFloat = 0
  open var bottomLayoutMarginAddition: CGFloat = 0
  open var rightLayoutMarginAddition: CGFloat = 0
  open var collapseLayoutMarginAdditions = true
  open var bounceAnimationOffset: CGFloat = 5
  open var backgroundHeight: CGFloat?

  public func configureDropShadow() {}
  public func configureNoDropShadow() {}
  public func configureBackgroundView(sideMargin: CGFloat) {}
  public func configureBackgroundView(width: CGFloat) {}
}

open class CornerRoundingView: UIView {
  open var cornerRadius: CGFloat = 0
  open var roundsLeadingCorners = false
  open var roundedCorners: UIRectCorner = [.allCorners]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
