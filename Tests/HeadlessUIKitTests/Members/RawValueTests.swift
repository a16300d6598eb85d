import HeadlessUIKit
import Testing

/// Source: UIKit's headers.
///
/// Apps store raw values, read them from files, and combine them with others.
@Suite("Raw values")
struct RawValueTests {
  @Test("the keys of a picked image have UIKit's names")
  func imageKeys() {
    let keys: [UIImagePickerController.InfoKey] = [
      .originalImage, .editedImage, .mediaType, .imageURL, .mediaURL,
    ]
    #expect(
      keys.map(\.rawValue)
        == ["OriginalImage", "EditedImage", "MediaType", "ImageURL", "MediaURL"].map {
          "UIImagePickerController\($0)"
        })
  }

  @Test("the events and states of a control have UIKit's bits")
  func controls() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(events.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let later: [UIControl.Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(later.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    let groups: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .allEvents,
    ]
    #expect(groups.map(\.rawValue) == [0xFFF, 0xF_0000, 0x0F00_0000, 0xFFFF_FFFF])
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test("the options of animations have UIKit's bits")
  func animations() {
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews,
    ]
    #expect(flags.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [.curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == [1, 2, 3].map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    let frames: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(frames.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 9].map { 1 << $0 })
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (1...4).map { $0 << 10 })
  }

  @Test("autoresizing, edges, corners, axes and positions have UIKit's bits")
  func places() {
    let resizing: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(resizing.map(\.rawValue) == (0..<6).map { 1 << $0 })
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
    #expect(
      [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIAxis.horizontal, .vertical].map(\.rawValue) == [1, 2])
    #expect(
      [UIPopoverArrowDirection.up, .down, .left, .right, .any].map(\.rawValue) == [1, 2, 4, 8, 15])
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(positions.map(\.rawValue) == (0..<6).map { 1 << $0 })
    let orientations: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(orientations.map(\.rawValue) == [2, 4, 8, 16])
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("the options of a visual format have the bits of their attributes")
  func formats() {
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12].map { 1 << $0 })
    let directions: [NSLayoutConstraint.FormatOptions] = [
      .directionLeftToRight, .directionRightToLeft,
    ]
    #expect(directions.map(\.rawValue) == [1 << 16, 2 << 16])
  }

  @Test("swipes, modifier keys and data detectors have UIKit's bits")
  func input() {
    #expect(
      [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    let keys: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(keys.map(\.rawValue) == (16..<22).map { 1 << $0 })
    #expect(
      [UIDataDetectorTypes.phoneNumber, .link, .address, .calendarEvent].map(\.rawValue)
        == [1, 2, 4, 8])
  }

  @Test("menus and editing states of cells have UIKit's bits")
  func menus() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect(
      [UIMenu.Options.displayInline, .destructive, .singleSelection].map(\.rawValue) == [1, 2, 32])
    #expect(
      [UITableViewCell.StateMask.showingEditControl, .showingDeleteConfirmation].map(\.rawValue)
        == [1, 2])
  }

  @Test("accessibility traits and notifications have UIKit's values")
  func accessibility() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .header,
    ]
    #expect(traits.map(\.rawValue) == (Array(0..<15) + [16]).map { 1 << $0 })
    #expect(UIAccessibilityTraits.none.rawValue == 0)
    let notifications: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled,
    ]
    #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009])
  }

  @Test("notification options have UserNotifications' bits")
  func notifications() {
    let asked: [UNAuthorizationOptions] = [.badge, .sound, .alert, .provisional]
    #expect(asked.map(\.rawValue) == [1, 2, 4, 64])
    let shown: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
    #expect(shown.map(\.rawValue) == [1, 2, 4, 8, 16])
    let actions: [UNNotificationActionOptions] = [
      .authenticationRequired, .destructive, .foreground,
    ]
    #expect(actions.map(\.rawValue) == [1, 2, 4])
    #expect(UNNotificationCategoryOptions.customDismissAction.rawValue == 1)
  }

  @Test("the options of texts and fonts have UIKit's values")
  func texts() {
    let lines: [NSUnderlineStyle] = [.single, .thick, .double, .patternDot, .patternDash, .byWord]
    #expect(lines.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x8000])
    let drawing: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine,
    ]
    #expect(drawing.map(\.rawValue) == [1, 2, 32])
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(\.rawValue) == [0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(
      [UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitMonoSpace].map(\.rawValue)
        == [1, 2, 1 << 10])
  }

  @Test("windows, scrolling and key-value changes have UIKit's and Foundation's values")
  func others() {
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(
      [UIScrollView.DecelerationRate.normal, .fast].map(\.rawValue) == [0.998, 0.99])
    #expect(
      [NSKeyValueObservingOptions.new, .old, .initial, .prior].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("bitmaps and gradients have Core Graphics' bits")
  func drawing() {
    let bitmaps: [CGBitmapInfo] = [
      .alphaInfoMask, .floatComponents, .byteOrderMask, .byteOrder16Little, .byteOrder32Little,
      .byteOrder16Big, .byteOrder32Big,
    ]
    #expect(
      bitmaps.map(\.rawValue) == [0x1F, 0x100, 0x7000, 1 << 12, 2 << 12, 3 << 12, 4 << 12])
    #expect(
      [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation].map(\.rawValue)
        == [1, 2])
  }
}
