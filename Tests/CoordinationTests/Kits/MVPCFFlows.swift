import Coordination
import HeadlessUIKit
import Injection
import MVPCF
import Reactive

/// The flow app written with MVPCF: coordinators retain the coordinators of the flows they start.
enum MVPCFFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let navigation = UINavigationController()
    let coordinator = RootCoordinator(navigationController: navigation)
    coordinator.start()
    return (coordinator, navigation)
  }

  final class StepPresenter: Presenter {
    let title = BehaviorRelay(value: "Step")
    var props: [String: String] { ["title": title.value] }
  }

  final class StepView: UIView, ViewContainer {}

  protocol StepRoutes: ModuleRoutes {
    var onChoice: ((FlowChoice) -> Void)? { get set }
  }

  final class StepViewController: ModuleViewController<StepPresenter, StepView>, StepRoutes {
    var onChoice: ((FlowChoice) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = presenter.title.value
      view.addChoices { [weak self] in self?.onChoice?($0) }
    }
  }

  final class StepFactory: BaseFactory {
    func make() -> any StepRoutes {
      StepViewController(presenter: StepPresenter(), container: StepView())
    }
  }

  final class RootCoordinator: BaseCoordinator {
    private weak var navigationController: UINavigationController?

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init()
    }

    override func start() {
      let screen = StepFactory(container: Container()).make()
      screen.onChoice = { [weak self] in self?.show($0, from: self?.navigationController) }
      navigationController?.pushViewController(screen.toPresent, animated: false)
    }
  }

  final class StepCoordinator: PushedCoordinator {
    override func start() {
      let screen = StepFactory(container: Container()).make()
      screen.onChoice = { [weak self] in self?.show($0, from: self?.navigationController) }
      push(first: screen.toPresent)
    }
  }

  final class SheetCoordinator: ModalCoordinator {
    override func start() {
      let screen = StepFactory(container: Container()).make()
      screen.onChoice = { [weak self] in self?.show($0, from: self?.navigationController) }
      navigationController.setViewControllers([screen.toPresent], animated: false)
      super.start()
    }
  }
}

extension BaseCoordinator {
  fileprivate func show(_ choice: FlowChoice, from navigation: UINavigationController?) {
    guard let navigation else { return }
    switch choice {
    case .more: navigation.pushViewController(MoreViewController(), animated: true)
    case .push:
      let child = MVPCFFlows.StepCoordinator(navigationController: navigation)
      child.ended = { [weak self, weak child] in self?.removeDependency(child) }
      addDependency(child)
      child.start()
    case .present:
      let child = MVPCFFlows.SheetCoordinator(
        presenter: navigation, navigationController: UINavigationController())
      child.ended = { [weak self, weak child] in self?.removeDependency(child) }
      addDependency(child)
      child.start()
    }
  }
}
