import MVVMCB

/// A builder of the job page's module.
protocol JobPageModuleBuildable: ModuleBuildable {
  /// Builds the module.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller that the page is pushed on.
  ///   - shiftID: The id of the job's shift.
  ///   - flowManager: The state that the flow's modules share.
  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Void>?
}

/// The default builder; each module gets its own child container.
final class JobPageModuleBuilder: JobPageModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Void>? {
    let module = DependencyManager(parent: container)
    module.registerShiftService()
    module.registerShiftUseCase()
    registerViewModel(in: module, shiftID: shiftID, flowManager: flowManager)
    registerView(in: module)
    registerCoordinator(
      in: module, navigation: navigation, shiftID: shiftID, flowManager: flowManager)
    return module.resolve(JobPageCoordinator.self).map { Module(coordinator: $0) }
  }

  private func registerViewModel(
    in module: DependencyManager, shiftID: String, flowManager: any FlowManaging
  ) {
    module.register((any JobPageViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any ShiftInteractable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return JobPageViewModel(
        shiftID: shiftID, hasApplied: flowManager.hasApplied(toShift: shiftID), useCase: useCase,
        analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register(JobPageViewController.self) { [unowned module] in
      module.resolve((any JobPageViewModellable).self).map(JobPageViewController.init(viewModel:))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, navigation: any NavigationControllable, shiftID: String,
    flowManager: any FlowManaging
  ) {
    module.register(JobPageCoordinator.self) { [unowned module] in
      guard let view = module.resolve(JobPageViewController.self) else { return nil }
      let coordinator = JobPageCoordinator(
        navigation: navigation, viewController: view, flowManager: flowManager)
      coordinator.applied = view.viewModel.outputs.applied
      coordinator.left = view.viewModel.outputs.left
      return coordinator
    }
  }
}
