import CrewShared
import FluxVIP
import HeadlessUIKit

/// The trip detail screen.
final class TripDetailViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: TripDetailViewModel?
  var actions: (any TripDetailActionProtocol)?

  private let column = UIStackView()
  private var props = TripDetailProps()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    updateUI()
  }

  override var rehearsalProps: Any? { props }

  func updateUI(viewModel: TripDetailViewModel) {
    show(viewModel)
  }

  private func show(_ viewModel: any TripDetailViewModelProtocol) {
    props = viewModel.props
    title = props.route
    column.arrangedSubviews.forEach { $0.removeFromSuperview() }
    guard !props.route.isEmpty else { return }
    show(props.from, as: "From")
    show(props.to, as: "To")
    show(props.departure, as: "Departure")
    show(props.carrier, as: "Carrier")
    show(props.status, as: "Status")
  }

  private func show(_ value: String, as name: String) {
    let label = UILabel(text: value)
    label.accessibilityIdentifier = name
    column.addArrangedSubview(label)
  }
}
