import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new views")
struct ViewDefaultTests {
  @Test("a view that was given one property has UIKit's values for the others")
  func otherValues() {
    Device.current = Device()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.restorationIdentifier = "a"
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.transform == .identity && view.mask == nil && view.accessibilityHint == nil)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.contentMode == .scaleToFill && view.autoresizingMask == [])
    #expect(!view.clipsToBounds && view.isOpaque)
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty && view.interactions.isEmpty)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
    #expect(view.tintColor == UIView().tintColor)
  }

  @Test("a new UIView has UIKit's values")
  func newUIView() {
    Device.current = Device()
    let new = UIView()
    #expect(new.clearsContextBeforeDrawing)
    #expect(new.largeContentTitle == nil)
    #expect(new.largeContentImage == nil)
    #expect(!new.showsLargeContentViewer)
    #expect(new.maximumContentSizeCategory == nil)
    #expect(new.minimumContentSizeCategory == nil)
    #expect(new.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(new.tintAdjustmentMode == .normal)
    #expect(new.tag == 0)
    #expect(new.translatesAutoresizingMaskIntoConstraints)
    #expect(!new.shouldGroupAccessibilityChildren)
    #expect(new.accessibilityCustomActions == nil)
    #expect(new.accessibilityFrame == .zero)
    #expect(new.accessibilityActivationPoint == .zero)
    #expect(new.accessibilityNavigationStyle == .automatic)
    #expect(new.accessibilityLanguage == nil)
    #expect(new.accessibilityUserInputLabels == nil)
    #expect(new.accessibilityContainerType == .none)
    #expect(new.accessibilityRespondsToUserInteraction)
    #expect(new.accessibilityAttributedLabel == nil)
    #expect(new.accessibilityAttributedValue == nil)
    #expect(new.accessibilityAttributedHint == nil)
  }

  @Test("a new UILabel has UIKit's values")
  func newUILabel() {
    Device.current = Device()
    let new = UILabel()
    #expect(new.baselineAdjustment == .alignBaselines)
    #expect(!new.showsExpansionTextWhenTruncated)
    #expect(new.lineBreakStrategy == .standard)
    #expect(new.font == .systemFont(ofSize: UIFont.labelFontSize))
    #expect(new.textColor == .label)
    #expect(new.textAlignment == .natural)
    #expect(new.numberOfLines == 1)
    #expect(new.lineBreakMode == .byTruncatingTail)
    #expect(new.isEnabled)
    #expect(!new.adjustsFontSizeToFitWidth)
    #expect(new.minimumScaleFactor == 0)
    #expect(!new.adjustsFontForContentSizeCategory)
    #expect(new.preferredMaxLayoutWidth == 0)
    #expect(new.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!new.isHighlighted)
    #expect(!new.allowsDefaultTighteningForTruncation)
  }

  @Test("a new UIImageView has UIKit's values")
  func newUIImageView() {
    Device.current = Device()
    let new = UIImageView()
    #expect(!new.isHighlighted)
    #expect(new.animationDuration == 0)
    #expect(new.animationRepeatCount == 0)
    #expect(!new.adjustsImageWhenAncestorFocused)
  }

  @Test("a new UIScrollView has UIKit's values")
  func newUIScrollView() {
    Device.current = Device()
    let new = UIScrollView()
    #expect(new.automaticallyAdjustsScrollIndicatorInsets)
    #expect(new.bouncesZoom)
    #expect(new.canCancelContentTouches)
    #expect(!new.isDirectionalLockEnabled)
    #expect(new.indexDisplayMode == .automatic)
    #expect(new.allowsKeyboardScrolling)
    #expect(new.indicatorStyle == .default)
    #expect(new.contentOffset == .zero)
    #expect(new.contentSize == .zero)
    #expect(new.isScrollEnabled)
    #expect(!new.isPagingEnabled)
    #expect(new.keyboardDismissMode == .none)
    #expect(new.contentInset == .zero)
    #expect(new.scrollIndicatorInsets == .zero)
    #expect(new.contentInsetAdjustmentBehavior == .automatic)
    #expect(new.bounces)
    #expect(!new.alwaysBounceVertical)
    #expect(!new.alwaysBounceHorizontal)
    #expect(new.showsVerticalScrollIndicator)
    #expect(new.showsHorizontalScrollIndicator)
    #expect(new.minimumZoomScale == 1)
    #expect(new.maximumZoomScale == 1)
    #expect(new.zoomScale == 1)
    #expect(new.verticalScrollIndicatorInsets == .zero)
    #expect(new.horizontalScrollIndicatorInsets == .zero)
    #expect(new.scrollsToTop)
    #expect(new.delaysContentTouches)
    #expect(new.decelerationRate == .normal)
  }

  @Test("a new UIStackView has UIKit's values")
  func newUIStackView() {
    Device.current = Device()
    let new = UIStackView()
    #expect(!new.isBaselineRelativeArrangement)
    #expect(new.axis == .horizontal)
    #expect(new.distribution == .fill)
    #expect(new.alignment == .fill)
    #expect(new.spacing == 0)
    #expect(!new.isLayoutMarginsRelativeArrangement)
  }

  @Test("a new UIActivityIndicatorView has UIKit's values")
  func newUIActivityIndicatorView() {
    Device.current = Device()
    let new = UIActivityIndicatorView()
    #expect(new.hidesWhenStopped)
    #expect(new.style == .medium)
    #expect(new.color == .gray)
  }

  @Test("a new UIProgressView has UIKit's values")
  func newUIProgressView() {
    Device.current = Device()
    let new = UIProgressView()
    #expect(new.progressImage == nil)
    #expect(new.trackImage == nil)
    #expect(new.progressViewStyle == .default)
  }
}
