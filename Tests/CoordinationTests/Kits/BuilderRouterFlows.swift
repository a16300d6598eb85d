import BuilderRouter
import Coordination
import HeadlessUIKit

/// The flow app written with BuilderRouter: routers retain their child routers.
enum BuilderRouterFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let navigation = UINavigationController()
    let router = StepBuilder(dependency: NoDependency()).build()
    navigation.pushViewController(router.viewControllable.uiViewController, animated: false)
    return (router, navigation)
  }

  protocol StepBuildable: AnyObject {
    func build() -> any Routing
    func buildSheet() -> any Routing
  }

  final class StepBuilder: Builder<NoDependency>, StepBuildable {
    func build() -> any Routing {
      StepRouter(viewController: StepViewController(), builder: self)
    }

    func buildSheet() -> any Routing {
      let first = build()
      return SheetRouter(first: first)
    }
  }

  protocol StepRouting: AnyObject {
    func route(to choice: FlowChoice)
  }

  protocol StepViewControllable: ViewControllable {
    var router: (any StepRouting)? { get set }
    func push(_ controllable: any ViewControllable)
    func present(_ controllable: any ViewControllable)
  }

  final class StepRouter: Router<any StepViewControllable>, StepRouting {
    private let builder: any StepBuildable

    init(viewController: any StepViewControllable, builder: any StepBuildable) {
      self.builder = builder
      super.init(viewController: viewController, controllable: viewController)
      viewController.router = self
    }

    func route(to choice: FlowChoice) {
      switch choice {
      case .more: viewController.push(MoreControllable())
      case .push:
        let child = builder.build()
        attach(child)
        viewController.push(child.viewControllable)
      case .present:
        let child = builder.buildSheet()
        attach(child)
        viewController.present(child.viewControllable)
      }
    }
  }

  /// The router of a sheet's navigation controller; the sheet's first feature is its child.
  final class SheetRouter: Router<any ViewControllable> {
    init(first: any Routing) {
      let navigation = RoutedNavigationController(
        rootViewController: first.viewControllable.uiViewController)
      super.init(viewController: navigation, controllable: navigation)
      attach(first)
    }
  }

  final class StepViewController: RoutedViewController, StepViewControllable {
    weak var router: (any StepRouting)?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Step"
      view.addChoices { [weak self] in self?.router?.route(to: $0) }
    }

    func push(_ controllable: any ViewControllable) {
      navigationController?.pushViewController(controllable.uiViewController, animated: true)
    }

    func present(_ controllable: any ViewControllable) {
      present(controllable.uiViewController, animated: true)
    }
  }

  final class MoreControllable: ViewControllable {
    let uiViewController: UIViewController = MoreViewController()
  }
}
