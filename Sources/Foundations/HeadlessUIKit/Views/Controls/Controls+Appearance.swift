/// The looks an app sets for all views of a class at once: values that are kept and never applied.
private enum Looks {
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
  public static func appearance() -> UILabel { Looks.label }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UILabel { Looks.label }
}

extension UIButton {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIButton { Looks.button }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIButton { Looks.button }
}

extension UITextField {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITextField { Looks.textField }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextField { Looks.textField }
}

extension UITextView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITextView { Looks.textView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextView { Looks.textView }
}

extension UISwitch {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISwitch { Looks.toggle }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISwitch { Looks.toggle }
}

extension UISlider {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISlider { Looks.slider }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISlider { Looks.slider }
}

extension UIStepper {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIStepper { Looks.stepper }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIStepper { Looks.stepper }
}

extension UISegmentedControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISegmentedControl { Looks.segmentedControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISegmentedControl { Looks.segmentedControl }
}

extension UIPageControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIPageControl { Looks.pageControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIPageControl { Looks.pageControl }
}

extension UITableView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableView { Looks.tableView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableView { Looks.tableView }
}

extension UITableViewCell {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableViewCell { Looks.tableViewCell }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewCell { Looks.tableViewCell }
}

extension UITableViewHeaderFooterView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UITableViewHeaderFooterView { Looks.tableViewHeaderFooterView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewHeaderFooterView { Looks.tableViewHeaderFooterView }
}

extension UISearchBar {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UISearchBar { Looks.searchBar }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISearchBar { Looks.searchBar }
}

extension UIActivityIndicatorView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIActivityIndicatorView { Looks.activityIndicatorView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { Looks.activityIndicatorView }
}

extension UIProgressView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIProgressView { Looks.progressView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIProgressView { Looks.progressView }
}

extension UIRefreshControl {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIRefreshControl { Looks.refreshControl }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIRefreshControl { Looks.refreshControl }
}

extension UIImageView {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIImageView { Looks.imageView }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIImageView { Looks.imageView }
}

extension UIDatePicker {
  /// The look of all of them; accepted, nothing is drawn.
  public static func appearance() -> UIDatePicker { Looks.datePicker }

  /// The look of those in certain containers; accepted, nothing is drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIDatePicker { Looks.datePicker }
}
