import Coordination
import HeadlessUIKit

/// A base class of an app's own, which only calls `Lifetimes.watch`.
class BaseCoordinator {
  private(set) var childCoordinators: [BaseCoordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    Lifetimes.watch(self)
  }

  func start() {}

  func add(_ child: BaseCoordinator) {
    childCoordinators.append(child)
  }

  func remove(_ child: BaseCoordinator?) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// A flow of one screen that calls back when the user has left it.
final class DetailFlowCoordinator: BaseCoordinator {
  var onLeave: ((DetailFlowCoordinator) -> Void)?
  var onChoice: (() -> Void)?

  override func start() {
    let screen = PlainViewController(["Done"])
    screen.choose = { [weak self] _ in self?.onChoice?() }
    screen.left = { [weak self] in
      guard let self else { return }
      onLeave?(self)
    }
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A flow that is presented as a sheet.
final class SheetFlowCoordinator: BaseCoordinator {
  func start(over presenter: UIViewController) {
    navigationController.setViewControllers([PlainViewController(["Done"])], animated: false)
    presenter.present(navigationController, animated: true)
  }
}

/// A screen of buttons.
class PlainViewController: UIViewController {
  var choose: ((String) -> Void)?
  var left: (() -> Void)?
  private let titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in titles {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose?(title) }))
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { left?() }
  }
}
