import HeadlessUIKit
import MVVMCB

/// A builder of the module that finds a substitute.
protocol RequestSubstituteModuleBuildable: ModuleBuildable {
  /// Builds the module; its result is whether a substitute was requested.
  ///
  /// - Parameters:
  ///   - viewController: The controller that presents the module.
  ///   - shiftID: The id of the shift.
  func buildModule(with viewController: any Presentable, shiftID: String) -> Module<Bool>?
}

/// The default builder; each module gets its own child container.
final class RequestSubstituteModuleBuilder: RequestSubstituteModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(with viewController: any Presentable, shiftID: String) -> Module<Bool>? {
    let module = DependencyManager(parent: container)
    module.registerShiftService()
    module.register((any RequestSubstituteInteractable).self) { [unowned module] in
      module.resolve((any ShiftServing).self).map { RequestSubstituteUseCase(service: $0) }
    }
    registerViewModel(in: module, shiftID: shiftID)
    registerView(in: module)
    registerCoordinator(in: module, viewController: viewController)
    return module.resolve(RequestSubstituteCoordinator.self).map {
      Module(coordinator: $0, container: module)
    }
  }

  private func registerViewModel(in module: DependencyManager, shiftID: String) {
    module.register((any RequestSubstituteViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any RequestSubstituteInteractable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return RequestSubstituteViewModel(
        shiftID: shiftID, useCase: useCase, analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register((any NavigationControllable).self) { [unowned module] in
      guard let viewModel = module.resolve((any RequestSubstituteViewModellable).self)
      else { return nil }
      return UINavigationController(
        rootViewController: RequestSubstituteViewController(viewModel: viewModel))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, viewController: any Presentable
  ) {
    module.register(RequestSubstituteCoordinator.self) { [unowned module] in
      guard let navigation = module.resolve((any NavigationControllable).self),
        let screen = navigation.viewControllers.first as? RequestSubstituteViewController
      else { return nil }
      let coordinator = RequestSubstituteCoordinator(
        viewController: viewController, navigation: navigation)
      coordinator.finished = screen.viewModel.outputs.finished
      return coordinator
    }
  }
}
