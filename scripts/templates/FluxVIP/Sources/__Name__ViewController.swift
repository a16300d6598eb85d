import CrewShared
import FluxVIP
import HeadlessUIKit

/// The screen, which counts taps and ends with its "Done" button.
final class __Name__ViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: __Name__ViewModel?
  var actions: (any __Name__ActionProtocol)?

  private let countLabel = UILabel()
  private var props = __Name__Props()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "__Name__"
    view.addColumn([
      countLabel,
      UIButton(title: "Add one") { [weak self] in self?.actions?.addOne() },
      UIButton(title: "Done") { [weak self] in self?.actions?.finish() },
    ])
    updateUI()
  }

  override var rehearsalProps: Any? { props }

  func updateUI(viewModel: __Name__ViewModel) {
    props = viewModel.props
    countLabel.text = "\(props.count)"
  }
}
