/// The looks an app sets for all views of a class at once: values that are kept and never applied.
private enum AppearanceProxies {
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

extension UILabel {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UILabel { AppearanceProxies.label }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UILabel { AppearanceProxies.label }
}

extension UIButton {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIButton { AppearanceProxies.button }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIButton { AppearanceProxies.button }
}

extension UITextField {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITextField { AppearanceProxies.textField }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextField { AppearanceProxies.textField }
}

extension UITextView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITextView { AppearanceProxies.textView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextView { AppearanceProxies.textView }
}

extension UISwitch {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISwitch { AppearanceProxies.toggle }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISwitch { AppearanceProxies.toggle }
}

extension UISlider {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISlider { AppearanceProxies.slider }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISlider { AppearanceProxies.slider }
}

extension UIStepper {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIStepper { AppearanceProxies.stepper }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIStepper { AppearanceProxies.stepper }
}

extension UISegmentedControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISegmentedControl { AppearanceProxies.segmentedControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISegmentedControl { AppearanceProxies.segmentedControl }
}

extension UIPageControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIPageControl { AppearanceProxies.pageControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIPageControl { AppearanceProxies.pageControl }
}

extension UITableView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableView { AppearanceProxies.tableView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableView { AppearanceProxies.tableView }
}

extension UITableViewCell {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableViewCell { AppearanceProxies.tableViewCell }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewCell { AppearanceProxies.tableViewCell }
}

extension UITableViewHeaderFooterView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxies.tableViewHeaderFooterView
  }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewHeaderFooterView { AppearanceProxies.tableViewHeaderFooterView }
}

extension UISearchBar {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISearchBar { AppearanceProxies.searchBar }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISearchBar { AppearanceProxies.searchBar }
}

extension UIActivityIndicatorView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIActivityIndicatorView {
    AppearanceProxies.activityIndicatorView
  }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { AppearanceProxies.activityIndicatorView }
}

extension UIProgressView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIProgressView { AppearanceProxies.progressView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIProgressView { AppearanceProxies.progressView }
}

extension UIRefreshControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIRefreshControl { AppearanceProxies.refreshControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIRefreshControl { AppearanceProxies.refreshControl }
}

extension UIImageView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIImageView { AppearanceProxies.imageView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIImageView { AppearanceProxies.imageView }
}

extension UIDatePicker {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIDatePicker { AppearanceProxies.datePicker }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIDatePicker { AppearanceProxies.datePicker }
}
