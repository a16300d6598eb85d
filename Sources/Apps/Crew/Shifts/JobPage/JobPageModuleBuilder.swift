import CrewShared
import MVVMCB

/// A builder of the job page's module.
protocol JobPageModuleBuildable: ModuleBuildable {
  /// Builds the module.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller that the page is pushed on.
  ///   - shiftID: The id of the job's shift.
  ///   - userLocation: The user's location, which the other shifts are sorted by; nil if not known.
  ///   - flowManager: The state that the flow's modules share.
  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, userLocation: Geolocation?,
    flowManager: any FlowManaging
  ) -> Module<Void>?
}

/// The default builder; each module gets its own child container.
final class JobPageModuleBuilder: JobPageModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, userLocation: Geolocation?,
    flowManager: any FlowManaging
  ) -> Module<Void>? {
    let module = DependencyManager(parent: container)
    module.registerShiftService()
    module.register((any JobPageInteractable).self) { [unowned module] in
      module.resolve((any ShiftServing).self).map {
        JobPageUseCase(service: $0, flowManager: flowManager, userLocation: userLocation)
      }
    }
    registerViewModel(in: module, shiftID: shiftID)
    registerView(in: module)
    registerCoordinator(in: module, navigation: navigation)
    return module.resolve(JobPageCoordinator.self).map {
      Module(coordinator: $0, container: module)
    }
  }

  private func registerViewModel(in module: DependencyManager, shiftID: String) {
    module.register((any JobPageViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any JobPageInteractable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return JobPageViewModel(
        shiftID: shiftID, useCase: useCase, analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register(JobPageViewController.self) { [unowned module] in
      module.resolve((any JobPageViewModellable).self).map(JobPageViewController.init(viewModel:))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, navigation: any NavigationControllable
  ) {
    module.register(JobPageCoordinator.self) { [unowned module] in
      guard let view = module.resolve(JobPageViewController.self) else { return nil }
      let coordinator = JobPageCoordinator(navigation: navigation, viewController: view)
      coordinator.left = view.viewModel.outputs.left
      return coordinator
    }
  }
}
