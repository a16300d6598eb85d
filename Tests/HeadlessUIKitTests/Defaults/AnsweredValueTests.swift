import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Answers of new objects that an app's subclasses may change")
struct AnsweredValueTests {
  @Test("a new UIViewController is in no transition, and has UIKit's preferences")
  func controller() {
    Device.current = Device()
    let new = UIViewController()
    #expect(new.shouldAutomaticallyForwardAppearanceMethods)
    #expect(!new.isMovingToParent && !new.isMovingFromParent)
    #expect(!new.isBeingPresented && !new.isBeingDismissed)
    #expect(new.children.isEmpty)
    #expect(new.rehearsalProps == nil)
    #expect(!new.disablesAutomaticKeyboardDismissal)
    #expect(new.preferredStatusBarStyle == .default && !new.prefersStatusBarHidden)
    #expect(new.childForStatusBarStyle == nil && new.childForStatusBarHidden == nil)
    #expect(new.preferredStatusBarUpdateAnimation == .fade)
    #expect(!new.prefersHomeIndicatorAutoHidden && new.childForHomeIndicatorAutoHidden == nil)
    #expect(new.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(new.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(new.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(new.shouldAutorotate)
    #expect(!new.providesPresentationContextTransitionStyle)
    #expect(!new.definesPresentationContext && !new.isModalInPresentation)
  }

  @Test("a new view is no modal one, has no safe area and lays out without constraints")
  func view() {
    Device.current = Device()
    let new = UIView()
    #expect(!new.accessibilityViewIsModal)
    #expect(new.safeAreaInsets == .zero && new.alignmentRectInsets == .zero)
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(new.next == nil && !new.canBecomeFirstResponder && new.canResignFirstResponder)
    #expect(new.inputView == nil && new.inputAccessoryView == nil && new.keyCommands == nil)
    #expect(UIWindow().canBecomeKey)
    #expect(UIWindow().windowLevel == .normal)
  }

  @Test("what an app sets of one phone is not set of the next one, nor does that turn it")
  func phones() {
    Device.current = Device()
    let first = UIDevice.current
    first.isBatteryMonitoringEnabled = true
    first.isProximityMonitoringEnabled = true
    first.heldOrientation = .landscapeLeft
    #expect(UIDevice.current === first)
    Device.current = Device()
    let second = UIDevice.current
    #expect(second !== first)
    #expect(!second.isBatteryMonitoringEnabled && !second.isProximityMonitoringEnabled)
    #expect(second.orientation == .portrait)
  }

  @Test("the app, the phone and its screen are as at first")
  func system() {
    Device.current = Device()
    let (app, device, screen) = (UIApplication.shared, UIDevice.current, UIScreen.main)
    #expect(!app.isIdleTimerDisabled && !app.isIgnoringInteractionEvents)
    #expect(app.statusBarOrientation == .portrait)
    #expect(app.statusBarFrame == .zero && !app.isStatusBarHidden)
    #expect(!app.supportsMultipleScenes && app.isProtectedDataAvailable)
    #expect(app.supportsAlternateIcons && app.preferredContentSizeCategory == .large)
    #expect(app.applicationIconBadgeNumber == 0 && !app.isRegisteredForRemoteNotifications)
    #expect(device.isMultitaskingSupported && !device.proximityState)
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    #expect(screen.nativeScale == 3 && screen.brightness == 0.5)
    #expect(screen.maximumFramesPerSecond == 60 && !screen.isCaptured && screen.mirrored == nil)
    #expect(UITraitCollection.current.displayScale == 3)
    #expect(UITraitCollection.current.accessibilityContrast == .normal)
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
    #expect(UIPasteboard.general.changeCount == 0)
  }

  @Test("a new NSUserActivity is for handoff only")
  func activity() {
    Device.current = Device()
    let new = NSUserActivity(activityType: "trip")
    #expect(!new.needsSave && new.keywords.isEmpty)
    #expect(new.isEligibleForHandoff && !new.isEligibleForSearch)
    #expect(!new.isEligibleForPrediction && !new.isEligibleForPublicIndexing)
  }

  @Test("a new UIActivity is an action without a title, an image and a screen")
  func sharing() {
    Device.current = Device()
    let new = UIActivity()
    #expect(UIActivity.activityCategory == .action)
    #expect(new.activityType == nil && new.activityTitle == nil)
    #expect(new.activityImage == nil && new.activityViewController == nil)
  }

  @Test("new pickers and a new popover have UIKit's values")
  func presented() {
    Device.current = Device()
    let fonts = UIFontPickerViewController.Configuration()
    #expect(!fonts.includeFaces && !fonts.displayUsingSystemFont && fonts.filteredTraits == [])
    #expect(!UIDocumentPickerViewController(forExporting: []).shouldShowFileExtensions)
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(popover.sourceRect == .null && popover.permittedArrowDirections == .any)
    #expect(!popover.canOverlapSourceViewRect && popover.popoverLayoutMargins == .zero)
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.prefersPageSizing)
    let plain = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(plain.shouldPresentInFullscreen)
    #expect(plain.frameOfPresentedViewInContainerView == UIScreen.main.bounds)
    #expect(UIScreen.main.bounds.width > 0)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.actions.isEmpty && alert.severity == .default)
  }

  @Test("printing has UIKit's values")
  func printing() {
    Device.current = Device()
    let controller = UIPrintInteractionController.shared
    #expect(UIPrintInteractionController.isPrintingAvailable)
    #expect(controller.showsNumberOfCopies && !controller.showsPaperSelectionForLoadedPapers)
    let info = UIPrintInfo.printInfo()
    #expect(info.jobName == "Document" && info.outputType == .general)
    #expect(info.orientation == .portrait && info.duplex == .none)
    let formatter = UIPrintFormatter()
    #expect(formatter.perPageContentInsets == .zero && formatter.startPage == 0)
    #expect(formatter.maximumContentHeight == 0 && formatter.maximumContentWidth == 0)
    let renderer = UIPrintPageRenderer()
    #expect(renderer.headerHeight == 0 && renderer.footerHeight == 0)
    #expect(renderer.paperRect == .zero && renderer.printableRect == .zero)
  }

  @Test("bars are where UIKit has them")
  func bars() {
    Device.current = Device()
    #expect(UINavigationBar().barPosition == .top)
    #expect(UISearchBar().barPosition == .any)
    #expect(UIToolbar().barPosition == .bottom)
    #expect(UIBarButtonItem().imageInsets == .zero)
    #expect(UIBarButtonItem().accessibilityTraits == .button)
  }
}
