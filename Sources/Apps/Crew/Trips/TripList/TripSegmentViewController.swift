import CrewCore
import CrewShared
import FluxVIP
import HeadlessUIKit

/// The segmented control above the trip list, a child controller with its own view model.
final class TripSegmentViewController: UIViewController, FeatureViewController {
  var viewModel: TripSegmentViewModel?
  var actions: (any TripListActionProtocol)?

  private let control = UISegmentedControl(items: TripPeriod.allCases.map(\.title))

  override func loadView() {
    view = control
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    control.accessibilityLabel = "Trips shown".localized
    control.addAction(
      UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    updateUI()
  }

  func updateUI(viewModel: TripSegmentViewModel) {
    show(viewModel)
  }

  private func show(_ viewModel: any TripSegmentViewModelProtocol) {
    control.selectedSegmentIndex = viewModel.selectedIndex
    control.isEnabled = viewModel.isEnabled
  }

  private func choose() {
    guard let period = TripPeriod(rawValue: control.selectedSegmentIndex) else { return }
    actions?.choose(period)
  }
}
