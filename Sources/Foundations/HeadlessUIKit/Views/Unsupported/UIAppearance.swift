/// An object whose class has an appearance proxy.
@MainActor public protocol UIAppearance: AnyObject {}

/// An object in which others may have an appearance of their own.
@MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the appearance proxy of views, whose values are never applied.
  public static func appearance() -> UIView { AppearanceProxies.view }

  /// Returns the appearance proxy of views, whose values are never applied.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView {
    AppearanceProxies.view
  }
}

/// The appearance proxies: one stored instance per class, whose values are never applied.
private enum AppearanceProxies {
  static let view = UIView()
  static let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())
  static let label = UILabel()
  static let button = UIButton()
  static let textField = UITextField()
  static let textView = UITextView()
  static let toggle = UISwitch()
  static let slider = UISlider()
  static let stepper = UIStepper()
  static let segmentedControl = UISegmentedControl()
  static let pageControl = UIPageControl()
  static let tableView = UITableView()
  static let tableViewCell = UITableViewCell()
  static let tableViewHeaderFooterView = UITableViewHeaderFooterView(reuseIdentifier: nil)
  static let searchBar = UISearchBar()
  static let activityIndicatorView = UIActivityIndicatorView()
  static let progressView = UIProgressView()
  static let refreshControl = UIRefreshControl()
  static let imageView = UIImageView()
  static let datePicker = UIDatePicker()
}

extension UICollectionView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UICollectionView { AppearanceProxies.collectionView }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UICollectionView { AppearanceProxies.collectionView }
}

extension UILabel {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UILabel { AppearanceProxies.label }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UILabel { AppearanceProxies.label }
}

extension UIButton {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIButton { AppearanceProxies.button }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIButton { AppearanceProxies.button }
}

extension UITextField {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UITextField { AppearanceProxies.textField }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextField { AppearanceProxies.textField }
}

extension UITextView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UITextView { AppearanceProxies.textView }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextView { AppearanceProxies.textView }
}

extension UISwitch {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UISwitch { AppearanceProxies.toggle }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISwitch { AppearanceProxies.toggle }
}

extension UISlider {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UISlider { AppearanceProxies.slider }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISlider { AppearanceProxies.slider }
}

extension UIStepper {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIStepper { AppearanceProxies.stepper }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIStepper { AppearanceProxies.stepper }
}

extension UISegmentedControl {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UISegmentedControl { AppearanceProxies.segmentedControl }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISegmentedControl { AppearanceProxies.segmentedControl }
}

extension UIPageControl {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIPageControl { AppearanceProxies.pageControl }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIPageControl { AppearanceProxies.pageControl }
}

extension UITableView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UITableView { AppearanceProxies.tableView }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableView { AppearanceProxies.tableView }
}

extension UITableViewCell {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UITableViewCell { AppearanceProxies.tableViewCell }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewCell { AppearanceProxies.tableViewCell }
}

extension UITableViewHeaderFooterView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxies.tableViewHeaderFooterView
  }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewHeaderFooterView { AppearanceProxies.tableViewHeaderFooterView }
}

extension UISearchBar {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UISearchBar { AppearanceProxies.searchBar }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISearchBar { AppearanceProxies.searchBar }
}

extension UIActivityIndicatorView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIActivityIndicatorView {
    AppearanceProxies.activityIndicatorView
  }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { AppearanceProxies.activityIndicatorView }
}

extension UIProgressView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIProgressView { AppearanceProxies.progressView }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIProgressView { AppearanceProxies.progressView }
}

extension UIRefreshControl {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIRefreshControl { AppearanceProxies.refreshControl }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIRefreshControl { AppearanceProxies.refreshControl }
}

extension UIImageView {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIImageView { AppearanceProxies.imageView }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIImageView { AppearanceProxies.imageView }
}

extension UIDatePicker {
  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance() -> UIDatePicker { AppearanceProxies.datePicker }

  /// Returns the appearance proxy of the class, whose values are never applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIDatePicker { AppearanceProxies.datePicker }
}
