import HeadlessUIKit
import MVPCF

/// The controls of the task list.
protocol TaskListView: ViewContainer {
  var searchBar: UISearchBar { get }
  var tableView: UITableView { get }
  var addButton: UIButton { get }
}

/// The default view.
final class DefaultTaskListView: UIView, TaskListView {
  let searchBar = UISearchBar()
  let tableView = UITableView()
  let addButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    searchBar.placeholder = "Search"
    searchBar.searchTextField.accessibilityLabel = "Search"
    addButton.setTitle("Add", for: .normal)
    addColumn([searchBar, tableView, addButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
