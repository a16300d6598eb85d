import CrewShared
import HeadlessUIKit
import MVVMCB
import Reactive

/// The job page: the job of a shift and a button to apply.
final class JobPageViewController: UIViewController {
  let viewModel: any JobPageViewModellable

  private let employerLabel = UILabel()
  private let addressLabel = UILabel()
  private let descriptionLabel = UILabel()
  private let otherShiftsLabel = UILabel(text: "Other shifts".localized)
  private let otherShiftsTable = UITableView()
  private lazy var applyButton = UIButton(title: "Apply".localized) { [weak self] in
    self?.viewModel.inputs.applyTapped.onNext(())
  }
  private let disposeBag = DisposeBag()
  private var viewData = JobPageViewData()

  init(viewModel: any JobPageViewModellable) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    employerLabel.accessibilityIdentifier = "Employer"
    addressLabel.accessibilityIdentifier = "Address"
    descriptionLabel.accessibilityIdentifier = "Description"
    otherShiftsTable.dataSource = self
    otherShiftsTable.allowsSelection = false
    view.addColumn([
      employerLabel, addressLabel, descriptionLabel, applyButton, otherShiftsLabel,
      otherShiftsTable,
    ])
    viewModel.outputs.viewData
      .subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)
    viewModel.outputs.failed
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) }).disposed(by: disposeBag)
    viewModel.inputs.viewState.onNext(.loaded)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.inputs.viewState.onNext(.left) }
  }

  override var rehearsalProps: Any? { viewData }

  private func show(_ viewData: JobPageViewData) {
    let former = self.viewData
    self.viewData = viewData
    title = viewData.job
    employerLabel.text = viewData.employer
    addressLabel.text = viewData.address
    descriptionLabel.text = viewData.description
    applyButton.setTitle(viewData.isApplied ? "Applied".localized : "Apply".localized, for: .normal)
    applyButton.isEnabled = viewData.canApply
    otherShiftsLabel.isHidden = viewData.otherShifts.isEmpty
    if viewData.otherShifts != former.otherShifts { otherShiftsTable.reloadData() }
  }
}

extension JobPageViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewData.otherShifts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "shift")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "shift")
    let row = viewData.otherShifts[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.distance
    return cell
  }
}
