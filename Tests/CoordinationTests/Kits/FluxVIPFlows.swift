import Coordination
import FluxVIP
import HeadlessUIKit

/// The flow app written with FluxVIP: controllers retain their coordinators.
enum FluxVIPFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let coordinator = RootCoordinator()
    let navigation = UINavigationCoordinable.build(
      coordinator: coordinator, child: StepCoordinator())
    coordinator.navigation = navigation
    return (coordinator, navigation)
  }

  final class StepViewModel: FeatureViewModel {
    weak var uiDelegate: StepViewController?
    let dependencies: Void
    let title = "Step"

    init(deps: Void) { dependencies = deps }
  }

  protocol StepActions {
    func show(_ choice: FlowChoice)
  }

  final class StepViewController: UIViewCoordinable, FeatureViewController {
    var viewModel: StepViewModel?
    var actions: (any StepActions)?

    override func viewDidLoad() {
      super.viewDidLoad()
      updateUI()
      view.addChoices { [weak self] in self?.actions?.show($0) }
    }

    func updateUI(viewModel: StepViewModel) {
      navigationItem.title = viewModel.title
    }
  }

  /// The coordinator of a navigation controller; the features in it are its children.
  final class RootCoordinator: FeatureCoordinator {
    weak var parentCoordinator: (any FeatureCoordinator)?
    weak var navigation: UINavigationCoordinable?
    var builtController: UIViewController? { navigation }

    init() { Lifetimes.watch(self) }

    func buildUI() -> any UIViewController & Coordinable {
      UINavigationCoordinable.build(coordinator: self, child: StepCoordinator())
    }
  }

  final class StepCoordinator: CoordinatorConfig, StepActions {
    typealias Deps = Void
    typealias ViewController = StepViewController
    typealias ViewModel = StepViewModel
    typealias Actions = any StepActions

    weak var parentCoordinator: (any FeatureCoordinator)?
    private weak var viewController: StepViewController?
    var builtController: UIViewController? { viewController }

    init() { Lifetimes.watch(self) }

    func buildUI() -> any UIViewController & Coordinable {
      let screen = StepCoordinator.configure(deps: (), coordinator: self)
      viewController = screen
      return screen
    }

    func show(_ choice: FlowChoice) {
      let navigation = viewController?.navigationController as? UINavigationCoordinable
      switch choice {
      case .more: navigation?.pushViewController(MoreViewController(), animated: true)
      case .push: navigation?.navigate(to: StepCoordinator(), animated: true)
      case .present:
        let root = RootCoordinator()
        let sheet = UINavigationCoordinable.build(coordinator: root, child: StepCoordinator())
        root.navigation = sheet
        viewController?.present(sheet, animated: true)
      }
    }
  }
}
