/// The superclasses of UIKit's classes.
enum UIKitHierarchy {
  /// The classes that inherit directly from a class, by that class's name.
  private static let subclasses: [String: [String]] = [
    "NSObject": [
      "UIResponder", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UIColor", "UIFont",
      "UIImage", "UIPresentationController", "UICollectionViewLayout", "CALayer", "UIScreen",
      "UIDevice", "UIStoryboard", "UIStoryboardSegue", "UIMenuElement", "NSLayoutConstraint",
      "UICollectionViewLayoutAttributes", "UIPercentDrivenInteractiveTransition",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication", "UIScene"],
    "UIScene": ["UIWindowScene"],
    "UIView": [
      "UIControl", "UIScrollView", "UILabel", "UIImageView", "UIStackView", "UIWindow",
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIPickerView",
      "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UINavigationBar", "UIToolbar",
      "UITabBar", "UIVisualEffectView", "WKWebView", "MKMapView", "MKAnnotationView",
    ],
    "UIControl": [
      "UIButton", "UITextField", "UISlider", "UISwitch", "UIStepper", "UISegmentedControl",
      "UIDatePicker", "UIPageControl", "UIRefreshControl", "UIColorWell",
    ],
    "UITextField": ["UISearchTextField"],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UICollectionViewLayout": [
      "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UITableViewController", "UICollectionViewController", "UIPageViewController",
      "UIAlertController", "UISearchController", "UIActivityViewController",
      "UIDocumentPickerViewController", "UIHostingController", "AVPlayerViewController",
      "SFSafariViewController",
    ],
    "UINavigationController": ["UIImagePickerController", "MFMailComposeViewController"],
    "UIPresentationController": [
      "UIPopoverPresentationController", "UISheetPresentationController",
    ],
    "UIGestureRecognizer": [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
      "UIHoverGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "CALayer": [
      "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CATransformLayer", "CAEmitterLayer",
      "CAReplicatorLayer", "CATiledLayer", "AVPlayerLayer",
    ],
  ]

  /// The classes of stand-ins for others' libraries that apps inherit from, by UIKit's superclass.
  private static let standIns: [String: [String]] = [
    "UIView": [
      "BarView", "BaseView", "CornerRoundingView", "FSCalendar", "ImageSlideshow", "JGProgressHUD",
      "LottieAnimationView", "MBProgressHUD", "MessageView", "TagListView",
    ],
    "UIButton": ["TagView"],
    "UIScrollView": ["ImageSlideshowItem"],
    "UICollectionView": ["ButtonBarView"],
    "UICollectionViewCell": ["ButtonBarViewCell", "FSCalendarCell"],
    "UIViewController": [
      "BarPagerTabStripViewController", "BaseButtonBarPagerTabStripViewController",
      "ButtonBarPagerTabStripViewController", "FullScreenSlideshowViewController",
      "PagerTabStripViewController", "SegmentedPagerTabStripViewController",
      "TwitterPagerTabStripViewController",
    ],
    "UIPresentationController": ["PanModalPresentationController"],
    "UIStoryboardSegue": ["SwiftMessagesSegue"],
  ]

  private static let standInSuperclasses = bySubclass(standIns)

  /// Returns UIKit's superclass of a class of a stand-in; nil if it is not known.
  static func superclass(ofStandIn name: String) -> String? {
    standInSuperclasses[String(name.prefix { $0 != "<" })]
  }

  private static let superclasses = bySubclass(subclasses)

  /// Returns the superclass of each class.
  private static func bySubclass(_ subclasses: [String: [String]]) -> [String: String] {
    Dictionary(
      subclasses.flatMap { superclass, names in names.map { ($0, superclass) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the superclass of a class of UIKit; nil if it is not known.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Returns a class and the classes that it inherits from, the nearest first.
  ///
  /// A source with a mistake may have a class that inherits from itself, which the number of classes ends.
  ///
  /// - Parameter own: the superclass that the module or another one gives to a class.
  static func ancestry(of name: String, own: (String) -> String?) -> [String] {
    var names = [name]
    var current = name
    while names.count < 40, let parent = own(current) ?? superclasses[current] {
      names.append(parent)
      current = parent
    }
    return names
  }
}
