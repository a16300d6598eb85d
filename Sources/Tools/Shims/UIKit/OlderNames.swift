// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

// MARK: The names of Swift 3

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

nonisolated extension NSUnderlineStyle {
  public static var styleNone: NSUnderlineStyle { [] }
  public static var styleSingle: NSUnderlineStyle { .single }
  public static var styleThick: NSUnderlineStyle { .thick }
  public static var styleDouble: NSUnderlineStyle { .double }
}

public typealias CFTypeRef = AnyObject

nonisolated extension NSString {
  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }
}

nonisolated extension String {
  public var characters: String { self }
}

nonisolated extension Substring {
  public var characters: Substring { self }
}

public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black

// MARK: The names of Swift 4

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIButtonType = UIButton.ButtonType
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontWeight = UIFont.Weight
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation

public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIActivityType = UIActivity.ActivityType
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIDatePickerStyle = UIDatePicker.Style
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UITouchPhase = UITouch.Phase
public typealias UIWindowLevel = UIWindow.Level
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIBlurEffectStyle = UIBlurEffect.Style

public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIPageViewControllerOptionInterPageSpacingKey =
  UIPageViewController.OptionsKey.interPageSpacing
public let UIPageViewControllerOptionSpineLocationKey =
  UIPageViewController.OptionsKey.spineLocation
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public let UIApplicationBackgroundFetchIntervalMinimum =
  UIApplication.backgroundFetchIntervalMinimum
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public typealias UISystemAnimation = UIView.SystemAnimation

public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

nonisolated extension NSNotification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  public static let UIApplicationUserDidTakeScreenshot =
    UIApplication.userDidTakeScreenshotNotification
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

extension UIViewController {
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  public var childViewControllers: [UIViewController] { children }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }
}
