import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("More properties of views that are stored without effect")
struct StoredViewMemberTests {
  private let image = UIImage()

  private func text(_ string: String) -> NSAttributedString { NSAttributedString(string: string) }

  @Test("a view keeps the words for assistive technologies")
  func accessibility() {
    Device.current = Device()
    let view = UIView()
    keeps(view, \.shouldGroupAccessibilityChildren, true)
    keeps(view, \.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    keeps(view, \.accessibilityActivationPoint, CGPoint(x: 5, y: 6))
    keeps(view, \.accessibilityNavigationStyle, .combined)
    keeps(view, \.accessibilityLanguage, "de")
    keeps(view, \.accessibilityUserInputLabels, ["Send", "Post"])
    keeps(view, \.accessibilityContainerType, .list)
    keeps(view, \.accessibilityRespondsToUserInteraction, false)
    keeps(view, \.accessibilityAttributedLabel, text("label"))
    keeps(view, \.accessibilityAttributedValue, text("value"))
    keeps(view, \.accessibilityAttributedHint, text("hint"))
    #expect(view.accessibilityCustomActions == nil)
    view.accessibilityCustomActions = [.init(name: "Delete") { _ in true }]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Delete"])
  }

  @Test("a view keeps its large content, its sizes of text, its anchor and its motion effects")
  func view() {
    Device.current = Device()
    let view = UIView()
    keeps(view, \.clearsContextBeforeDrawing, false)
    keeps(view, \.clipsToBounds, true)
    keeps(view, \.autoresizingMask, .flexibleWidth)
    keeps(view, \.contentMode, .center)
    keeps(view, \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(view, \.overrideUserInterfaceStyle, .dark)
    keeps(view, \.tintColor, .red)
    keeps(view, \.transform, CGAffineTransform(scaleX: 2, y: 2))
    keeps(view, \.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    keeps(view, \.largeContentTitle, "Trips")
    keeps(view, \.largeContentImage, image)
    keeps(view, \.showsLargeContentViewer, true)
    keeps(view, \.maximumContentSizeCategory, .large)
    keeps(view, \.minimumContentSizeCategory, .small)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    keeps(view, \.anchorPoint, CGPoint(x: 1, y: 0))
    let effect = UIMotionEffectGroup()
    #expect(view.motionEffects.isEmpty)
    view.motionEffects = [effect]
    #expect(view.motionEffects.map { $0 === effect } == [true])
  }

  @Test("a view has no focus and no ambiguous layout, and its snapshot is empty")
  func snapshot() {
    Device.current = Device()
    let view = UIView()
    #expect(!view.isFocused && !view.hasAmbiguousLayout)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let snapshot = view.resizableSnapshotView(
      from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    #expect(snapshot?.frame == frame)
  }

  @Test("bars keep their images, their appearance and the places of their items")
  func bars() {
    Device.current = Device()
    let (bar, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    keeps(bar, \.backIndicatorImage, image)
    keeps(bar, \.backIndicatorTransitionMaskImage, image)
    let appearance = UINavigationBarAppearance()
    #expect(bar.compactScrollEdgeAppearance == nil)
    bar.compactScrollEdgeAppearance = appearance
    #expect(bar.compactScrollEdgeAppearance === appearance)
    keeps(tabs, \.backgroundImage, image)
    keeps(tabs, \.shadowImage, image)
    keeps(tabs, \.itemPositioning, .fill)
    keeps(tabs, \.itemSpacing, 3)
    keeps(tabs, \.itemWidth, 40)
    keeps(tools, \.barStyle, .black)
    let search = UISearchBar()
    keeps(search, \.showsSearchResultsButton, true)
    keeps(search, \.searchTextPositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    keeps(search, \.searchFieldBackgroundPositionAdjustment, UIOffset(horizontal: 3, vertical: 4))
    keeps(search, \.scopeBarBackgroundImage, image)
    keeps(search, \.isEnabled, false)
    #expect(!search.searchTextField.isEnabled)
  }

  @Test("lists keep how they scroll, how they have the focus and how they are dragged")
  func lists() {
    Device.current = Device()
    let scroll = UIScrollView()
    keeps(scroll, \.automaticallyAdjustsScrollIndicatorInsets, false)
    keeps(scroll, \.bouncesZoom, false)
    keeps(scroll, \.canCancelContentTouches, false)
    keeps(scroll, \.isDirectionalLockEnabled, true)
    keeps(scroll, \.indexDisplayMode, .alwaysHidden)
    keeps(scroll, \.allowsKeyboardScrolling, false)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing && scroll.pinchGestureRecognizer == nil)
    let table = UITableView()
    keeps(table, \.dragInteractionEnabled, true)
    keeps(table, \.selectionFollowsFocus, true)
    keeps(table, \.remembersLastFocusedIndexPath, true)
    keeps(table, \.fillerRowHeight, 30)
    keeps(table, \.allowsFocus, true)
    keeps(table, \.isPrefetchingEnabled, false)
    keeps(table, \.selfSizingInvalidation, .disabled)
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    keeps(collection, \.dragInteractionEnabled, true)
    keeps(collection, \.selectionFollowsFocus, true)
    keeps(collection, \.remembersLastFocusedIndexPath, true)
    keeps(collection, \.selfSizingInvalidation, .disabled)
  }

  @Test("a table has uncommitted updates only within a batch of them")
  func uncommitted() {
    Device.current = Device()
    let table = UITableView()
    var answers = [table.hasUncommittedUpdates]
    table.performBatchUpdates { answers.append(table.hasUncommittedUpdates) }
    answers.append(table.hasUncommittedUpdates)
    #expect(answers == [false, true, false])
  }

  @Test("controls keep their styles, their images and their orders")
  func controls() {
    Device.current = Device()
    let pages = UIPageControl()
    keeps(pages, \.backgroundStyle, .minimal)
    keeps(pages, \.allowsContinuousInteraction, false)
    keeps(pages, \.preferredIndicatorImage, image)
    keeps(pages, \.defersCurrentPageDisplay, true)
    keeps(UIPickerView(), \.showsSelectionIndicator, false)
    let button = UIButton()
    keeps(button, \.showsTouchWhenHighlighted, true)
    keeps(button, \.reversesTitleShadowWhenHighlighted, true)
    keeps(button, \.preferredMenuElementOrder, .fixed)
    keeps(UILabel(), \.lineBreakStrategy, .hangulWordPriority)
    keeps(UISegmentedControl(), \.apportionsSegmentWidthsByContent, true)
    keeps(UIStackView(), \.isBaselineRelativeArrangement, true)
    let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    let (field, view) = (UITextField(), UITextView())
    #expect(field.passwordRules == nil && view.passwordRules == nil)
    (field.passwordRules, view.passwordRules) = (rules, rules)
    #expect(field.passwordRules === rules && view.passwordRules === rules)
  }

  @Test("a button's subtitle is in a label, and there is none without a subtitle")
  func subtitle() {
    Device.current = Device()
    let button = UIButton()
    #expect(button.subtitleLabel == nil)
    button.configuration = .plain()
    button.configuration?.subtitle = "and more"
    #expect(button.subtitleLabel?.text == "and more")
  }

  @Test("no assistive technology is running, and none of the user's settings is on")
  func settings() {
    Device.current = Device()
    typealias Settings = UIAccessibility
    let all = [
      Settings.isVoiceOverRunning, Settings.isReduceMotionEnabled, Settings.isBoldTextEnabled,
      Settings.isReduceTransparencyEnabled, Settings.isDarkerSystemColorsEnabled,
      Settings.isSwitchControlRunning, Settings.isInvertColorsEnabled,
      Settings.isGrayscaleEnabled, Settings.isGuidedAccessEnabled, Settings.isSpeakScreenEnabled,
      Settings.isSpeakSelectionEnabled, Settings.isClosedCaptioningEnabled,
      Settings.isAssistiveTouchRunning, Settings.isShakeToUndoEnabled,
      Settings.prefersCrossFadeTransitions, Settings.buttonShapesEnabled,
      Settings.isOnOffSwitchLabelsEnabled, Settings.isVideoAutoplayEnabled,
    ]
    #expect(all == Array(repeating: false, count: 18))
    #expect(Settings.focusedElement(using: nil) == nil)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Settings.convertToScreenCoordinates(frame, in: UIView()) == frame)
  }
}
