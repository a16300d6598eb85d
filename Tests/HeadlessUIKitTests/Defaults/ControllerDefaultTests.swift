import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new controllers and bars")
struct ControllerDefaultTests {
  @Test("a new UIViewController has UIKit's values")
  func newUIViewController() {
    Device.current = Device()
    let new = UIViewController()
    #expect(new.modalPresentationStyle == .automatic)
    #expect(!new.isModalInPresentation)
    #expect(!new.definesPresentationContext)
    #expect(new.preferredContentSize == .zero)
    #expect(!new.hidesBottomBarWhenPushed)
    #expect(new.overrideUserInterfaceStyle == .unspecified)
    #expect(new.modalTransitionStyle == .coverVertical)
    #expect(!new.providesPresentationContextTransitionStyle)
    #expect(new.edgesForExtendedLayout == .all)
    #expect(new.additionalSafeAreaInsets == .zero)
  }

  @Test("a new UINavigationController has UIKit's values")
  func newUINavigationController() {
    Device.current = Device()
    let new = UINavigationController()
    #expect(!new.hidesBarsWhenVerticallyCompact)
    #expect(!new.hidesBarsOnSwipe)
    #expect(!new.hidesBarsOnTap)
    #expect(!new.hidesBarsWhenKeyboardAppears)
  }

  @Test("a new UINavigationItem has UIKit's values")
  func newUINavigationItem() {
    Device.current = Device()
    let new = UINavigationItem()
    #expect(new.title == nil)
    #expect(new.backButtonDisplayMode == .default)
    #expect(!new.hidesBackButton)
    #expect(!new.leftItemsSupplementBackButton)
    #expect(new.style == .navigator)
    #expect(new.largeTitleDisplayMode == .automatic)
    #expect(new.hidesSearchBarWhenScrolling)
  }

  @Test("a new UIBarButtonItem has UIKit's values")
  func newUIBarButtonItem() {
    Device.current = Device()
    let new = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    #expect(new.style == .plain)
    #expect(!new.isHidden)
    #expect(!new.isSelected)
    #expect(!new.changesSelectionAsPrimaryAction)
    #expect(new.width == 0)
  }

  @Test("a new UITabBarItem has UIKit's values")
  func newUITabBarItem() {
    Device.current = Device()
    let new = UITabBarItem(title: "", image: nil, tag: 0)
    #expect(new.titlePositionAdjustment == .zero)
  }

  @Test("a new UINavigationBar has UIKit's values")
  func newUINavigationBar() {
    Device.current = Device()
    let new = UINavigationBar()
    #expect(new.backIndicatorImage == nil)
    #expect(new.backIndicatorTransitionMaskImage == nil)
    #expect(new.compactScrollEdgeAppearance == nil)
    #expect(new.barStyle == .default)
    #expect(!new.prefersLargeTitles)
    #expect(new.isTranslucent)
  }

  @Test("a new UITabBar has UIKit's values")
  func newUITabBar() {
    Device.current = Device()
    let new = UITabBar()
    #expect(new.isTranslucent)
    #expect(new.backgroundImage == nil)
    #expect(new.shadowImage == nil)
    #expect(new.itemPositioning == .automatic)
    #expect(new.itemSpacing == 0)
    #expect(new.itemWidth == 0)
    #expect(new.barStyle == .default)
    #expect(new.selectionIndicatorImage == nil)
  }

  @Test("a new UIToolbar has UIKit's values")
  func newUIToolbar() {
    Device.current = Device()
    let new = UIToolbar()
    #expect(new.barStyle == .default)
    #expect(new.isTranslucent)
  }

  @Test("a new UISplitViewController has UIKit's values")
  func newUISplitViewController() {
    Device.current = Device()
    let new = UISplitViewController(style: .doubleColumn)
    #expect(new.preferredDisplayMode == .automatic)
    #expect(new.preferredSplitBehavior == .automatic)
    #expect(new.presentsWithGesture)
    #expect(new.preferredPrimaryColumnWidthFraction == 0)
    #expect(new.minimumPrimaryColumnWidth == 0)
    #expect(new.maximumPrimaryColumnWidth == 0)
    #expect(!new.showsSecondaryOnlyButton)
  }

  @Test("a new UIPageViewController has UIKit's values")
  func newUIPageViewController() {
    Device.current = Device()
    let new = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(!new.isDoubleSided)
  }

  @Test("a new UIImagePickerController has UIKit's values")
  func newUIImagePickerController() {
    Device.current = Device()
    let new = UIImagePickerController()
    #expect(new.sourceType == .photoLibrary)
    #expect(!new.allowsEditing)
    #expect(new.mediaTypes == ["public.image"])
    #expect(new.cameraCaptureMode == .photo && new.cameraDevice == .rear)
    #expect(new.cameraFlashMode == .auto && new.showsCameraControls)
    #expect(new.cameraOverlayView == nil && new.cameraViewTransform == .identity)
    #expect(new.videoQuality == .typeMedium && new.videoMaximumDuration == 600)
  }

  @Test("a new UIAlertAction has UIKit's values")
  func newUIAlertAction() {
    Device.current = Device()
    let new = UIAlertAction(title: "OK", style: .default)
    #expect(new.isEnabled)
  }

  @Test("a new UIPercentDrivenInteractiveTransition has UIKit's values")
  func newUIPercentDrivenInteractiveTransition() {
    Device.current = Device()
    let new = UIPercentDrivenInteractiveTransition()
    #expect(new.completionSpeed == 1)
    #expect(new.wantsInteractiveStart)
    #expect(new.completionCurve == .easeInOut)
  }

  @Test("a new UIColorPickerViewController has UIKit's values")
  func newUIColorPickerViewController() {
    Device.current = Device()
    let new = UIColorPickerViewController()
    #expect(new.selectedColor == .black)
    #expect(new.supportsAlpha)
  }
}
