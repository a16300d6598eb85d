import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The content of the screen.
struct __Name__Props: Equatable {
  var count: Int
}

/// The screen, which counts taps and ends with its "Done" button.
final class __Name__ViewController: RoutedViewController, __Name__ViewControllable {
  weak var router: (any __Name__Routing)?

  private let counter: any __Name__Counting
  private let countLabel = UILabel()

  init(counter: any __Name__Counting) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
    title = "__Name__"
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      countLabel,
      UIButton(title: "Add one") { [weak self] in self?.addOne() },
      UIButton(title: "Done") { [weak self] in self?.finish() },
    ])
    showCount()
  }

  private var props: __Name__Props { __Name__Props(count: counter.count) }

  override var rehearsalProps: Any? { props }

  private func addOne() {
    counter.addOne()
    showCount()
  }

  private func finish() {
    router?.finish(with: counter.count)
  }

  private func showCount() {
    countLabel.text = "\(props.count)"
  }
}
