import BuilderRouter
import HeadlessUIKit

/// The screen, which counts taps and ends with its "Done" button.
final class __Name__ViewController: RoutedViewController, __Name__ViewControllable {
  weak var router: (any __Name__Routing)?

  private let countLabel = UILabel()
  private var count: Int

  init(count: Int) {
    self.count = count
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

  override var rehearsalProps: Any? { ["count": count] }

  private func addOne() {
    count += 1
    showCount()
  }

  private func finish() {
    router?.finish(with: count)
  }

  private func showCount() {
    countLabel.text = "\(count)"
  }
}
