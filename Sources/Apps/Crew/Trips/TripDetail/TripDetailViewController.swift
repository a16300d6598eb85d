import FluxVIP
import HeadlessUIKit

/// The trip detail screen.
final class TripDetailViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: TripDetailViewModel?
  var actions: (any TripDetailActionProtocol)?

  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    updateUI()
  }

  override var rehearsalProps: Any? {
    viewModel.map { model in
      Dictionary(uniqueKeysWithValues: model.facts.map { ($0.name.lowercased(), $0.value) })
    }
  }

  func updateUI(viewModel: TripDetailViewModel) {
    title = viewModel.route
    column.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for fact in viewModel.facts {
      let label = UILabel(text: fact.value)
      label.accessibilityIdentifier = fact.name
      column.addArrangedSubview(label)
    }
  }
}
