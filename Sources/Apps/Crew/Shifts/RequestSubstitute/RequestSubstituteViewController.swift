import CrewShared
import HeadlessUIKit
import MVVMCB
import Reactive

/// The list of colleagues, of whom the user chooses one as a substitute.
final class RequestSubstituteViewController: UIViewController {
  let viewModel: any RequestSubstituteViewModellable

  private let tableView = UITableView()
  private lazy var requestButton = UIButton(title: "Request".localized) { [weak self] in
    self?.viewModel.inputs.requestTapped.onNext(())
  }
  private let disposeBag = DisposeBag()
  private var viewData = RequestSubstituteViewData()

  init(viewModel: any RequestSubstituteViewModellable) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Find substitute".localized
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addColumn([
      requestButton,
      UIButton(title: "Cancel".localized) { [weak self] in
        self?.viewModel.inputs.cancelTapped.onNext(())
      },
    ])
    viewModel.outputs.viewData
      .subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)
    viewModel.outputs.failed
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) }).disposed(by: disposeBag)
    viewModel.inputs.viewState.onNext(.loaded)
  }

  override var rehearsalProps: Any? { viewData }

  private func show(_ viewData: RequestSubstituteViewData) {
    requestButton.isEnabled = viewData.isRequestEnabled
    guard viewData != self.viewData else { return }
    self.viewData = viewData
    tableView.reloadData()
    guard let chosen = viewData.rows.firstIndex(where: \.isChosen) else { return }
    tableView.selectRow(
      at: IndexPath(row: chosen, section: 0), animated: false, scrollPosition: .none)
  }
}

extension RequestSubstituteViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewData.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "colleague")
      ?? UITableViewCell(style: .default, reuseIdentifier: "colleague")
    let row = viewData.rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.accessoryType = row.isChosen ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.colleagueTapped.onNext(viewData.rows[indexPath.row].id)
  }
}
