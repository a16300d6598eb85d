import CrewShared
import HeadlessUIKit
import MVVMCB
import Reactive

/// The list of shifts.
final class ShiftListViewController: UIViewController {
  let viewModel: any ShiftListViewModellable

  private let tableView = UITableView()
  private let disposeBag = DisposeBag()
  private var viewData = ShiftListViewData(rows: [])

  init(viewModel: any ShiftListViewModellable) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Shifts".localized
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    viewModel.outputs.viewData
      .subscribe(with: self, onNext: { $0.show($1) })
      .disposed(by: disposeBag)
    viewModel.outputs.failed
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) })
      .disposed(by: disposeBag)
    viewModel.inputs.viewState.onNext(.loaded)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.inputs.viewState.onNext(.willAppear)
  }

  override var rehearsalProps: Any? { viewData }

  private func show(_ viewData: ShiftListViewData) {
    guard viewData != self.viewData else { return }
    self.viewData = viewData
    tableView.reloadData()
  }
}

extension ShiftListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewData.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "shift")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "shift")
    let row = viewData.rows[indexPath.row]
    cell.accessibilityLabel = row.title
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.time
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.inputs.shiftTapped.onNext(viewData.rows[indexPath.row].id)
  }
}
