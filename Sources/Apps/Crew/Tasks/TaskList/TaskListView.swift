import CrewShared
import HeadlessUIKit
import MVPCF

/// The controls of the task list.
protocol TaskListView: ViewContainer, LoadingShowing {
  var searchBar: UISearchBar { get }
  var tableView: UITableView { get }
  var addButton: UIButton { get }
}

/// The default view.
final class DefaultTaskListView: UIView, TaskListView {
  let searchBar = UISearchBar()
  let tableView = UITableView()
  let addButton = UIButton(type: .system)

  let activityIndicator = UIActivityIndicatorView(label: "Loading".localized)

  override init(frame: CGRect) {
    super.init(frame: frame)
    searchBar.placeholder = "Search".localized
    searchBar.searchTextField.accessibilityLabel = "Search".localized
    addButton.setTitle("Add".localized, for: .normal)
    addColumn([searchBar, tableView, addButton, activityIndicator])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
