import CrewShared
import HeadlessUIKit
import MVVMCB

/// A builder of a shift's module.
protocol ShiftModuleBuildable: ModuleBuildable {
  /// Builds the module; its result is whether a substitute was requested.
  ///
  /// - Parameters:
  ///   - viewController: The controller that presents the module.
  ///   - matchID: The id of the shift.
  ///   - flowManager: The state that the flow's modules share.
  func buildModule(
    with viewController: any Presentable, matchID: String, flowManager: any FlowManaging
  ) -> CoordinatingModule<Bool, any ShiftCoordinating>?
}

/// The default builder; each module gets its own child container.
final class ShiftModuleBuilder: ShiftModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(
    with viewController: any Presentable, matchID: String, flowManager: any FlowManaging
  ) -> CoordinatingModule<Bool, any ShiftCoordinating>? {
    let module = DependencyManager(parent: container)
    module.registerShiftService()
    module.register((any ShiftInteractable).self) { [unowned module] in
      module.resolve((any ShiftServing).self).map {
        ShiftUseCase(service: $0, flowManager: flowManager)
      }
    }
    registerViewModel(in: module, matchID: matchID)
    registerView(in: module)
    registerCoordinator(in: module, viewController: viewController, flowManager: flowManager)
    return module.resolve(ShiftCoordinator.self).map {
      CoordinatingModule(
        module: Module(coordinator: $0, container: module), interface: $0)
    }
  }

  private func registerViewModel(in module: DependencyManager, matchID: String) {
    module.register((any ShiftViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any ShiftInteractable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return ShiftViewModel(matchID: matchID, useCase: useCase, analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register((any NavigationControllable).self) { [unowned module] in
      guard let viewModel = module.resolve((any ShiftViewModellable).self) else { return nil }
      return UINavigationController(
        rootViewController: ShiftDetailViewController(viewModel: viewModel))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, viewController: any Presentable, flowManager: any FlowManaging
  ) {
    module.register(ShiftCoordinator.self) { [unowned module, container] in
      guard let navigation = module.resolve((any NavigationControllable).self),
        let screen = navigation.viewControllers.first as? ShiftDetailViewController,
        let locationManager = module.resolve((any LocationManaging).self)
      else { return nil }
      let coordinator = ShiftCoordinator(
        viewController: viewController, navigation: navigation, flowManager: flowManager,
        locationManager: locationManager,
        jobPageBuilder: JobPageModuleBuilder(container: container),
        substituteBuilder: RequestSubstituteModuleBuilder(container: container))
      let viewModel = screen.viewModel
      coordinator.dismiss = viewModel.outputs.dismiss
      coordinator.showJobPage = viewModel.outputs.showJobPage
      coordinator.showRequestSubstituteFlow = viewModel.outputs.findSubstituteTapped
      coordinator.substituteRequested = viewModel.inputs.substituteRequested
      return coordinator
    }
  }
}
