import CrewShared
import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The routes of the task list.
protocol TaskListRoutes: ModuleRoutes {
  /// A closure called with the id of a tapped task.
  var showTask: ((String) -> Void)? { get set }

  /// A closure called when the user taps "Add".
  var addTask: (() -> Void)? { get set }
}

/// The controller that binds the presenter to the view and fires the routes.
final class TaskListViewController: ModuleViewController<any TaskListPresenter, any TaskListView>,
  TaskListRoutes
{
  var showTask: ((String) -> Void)?
  var addTask: (() -> Void)?

  private let cellFactory: any TaskCellFactory
  private let disposeBag = DisposeBag()
  private var tasks: [TaskCellViewModel] = []

  init(
    presenter: any TaskListPresenter, container: any TaskListView,
    cellFactory: any TaskCellFactory
  ) {
    self.cellFactory = cellFactory
    super.init(presenter: presenter, container: container)
    title = "Tasks".localized
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.tableView.dataSource = self
    container.tableView.delegate = self
    (container.searchBar.searchTextField.rx.text <-> presenter.searchInput).disposed(by: disposeBag)
    presenter.searchResults
      .subscribe(with: self, onNext: { $0.show($1) })
      .disposed(by: disposeBag)
    subscribeOnErrors(of: presenter).disposed(by: disposeBag)
    container.subscribeOnLoading(of: presenter).disposed(by: disposeBag)
    container.addButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.addTask?() })
      .disposed(by: disposeBag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.refresh()
  }

  private func show(_ tasks: [TaskCellViewModel]) {
    guard tasks != self.tasks else { return }
    self.tasks = tasks
    container.tableView.reloadData()
  }
}

extension TaskListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    (try? cellFactory.makeCell(for: tasks[indexPath.row], in: tableView)) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    showTask?(tasks[indexPath.row].id)
  }
}
