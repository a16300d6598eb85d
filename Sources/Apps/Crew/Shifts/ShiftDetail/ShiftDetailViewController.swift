import CrewShared
import HeadlessUIKit
import MVVMCB
import Reactive

/// The shift detail screen: time, rate, status and actions.
final class ShiftDetailViewController: UIViewController {
  let viewModel: any ShiftViewModellable

  private let timeLabel = UILabel()
  private let rateLabel = UILabel()
  private let statusLabel = UILabel()
  private lazy var substituteButton = UIButton(title: "Find substitute".localized) { [weak self] in
    self?.viewModel.inputs.findSubstituteTapped.onNext(())
  }
  private let disposeBag = DisposeBag()
  private var viewData = ShiftViewData()

  init(viewModel: any ShiftViewModellable) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let inputs = viewModel.inputs
    timeLabel.accessibilityIdentifier = "Time"
    rateLabel.accessibilityIdentifier = "Hourly rate"
    statusLabel.accessibilityIdentifier = "Status"
    view.addColumn([
      timeLabel, rateLabel, statusLabel,
      UIButton(title: "Job page".localized) { inputs.jobPageTapped.onNext(()) },
      substituteButton,
      UIButton(title: "Close".localized) { inputs.closeTapped.onNext(()) },
    ])
    viewModel.outputs.viewData
      .subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)
    viewModel.outputs.failed
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) }).disposed(by: disposeBag)
    inputs.viewState.onNext(.loaded)
  }

  override var rehearsalProps: Any? { viewData }

  private func show(_ viewData: ShiftViewData) {
    self.viewData = viewData
    title = viewData.employer
    timeLabel.text = viewData.time
    rateLabel.text = viewData.hourlyRate
    statusLabel.text = viewData.status
    substituteButton.isEnabled = viewData.canFindSubstitute
  }
}
