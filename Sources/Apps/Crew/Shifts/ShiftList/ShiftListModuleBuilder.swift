import MVVMCB

/// A builder of the shift list's module.
protocol ShiftListModuleBuildable: ModuleBuildable {
  /// Builds the module; it has no result and lasts as long as the navigation controller.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller whose root is the list.
  ///   - flowManager: The state that the flow's modules share.
  func buildModule(
    on navigation: any NavigationControllable, flowManager: any FlowManaging
  ) -> Module<Never>?
}

/// The default builder; each module gets its own child container.
final class ShiftListModuleBuilder: ShiftListModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(
    on navigation: any NavigationControllable, flowManager: any FlowManaging
  ) -> Module<Never>? {
    let module = DependencyManager(parent: container)
    module.registerShiftService()
    module.register((any ShiftListInteractable).self) { [unowned module] in
      module.resolve((any ShiftServing).self).map { ShiftListUseCase(service: $0) }
    }
    registerViewModel(in: module)
    registerView(in: module)
    registerCoordinator(in: module, navigation: navigation, flowManager: flowManager)
    return module.resolve(ShiftsCoordinator.self).map { Module(coordinator: $0) }
  }

  private func registerViewModel(in module: DependencyManager) {
    module.register((any ShiftListViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any ShiftListInteractable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return ShiftListViewModel(useCase: useCase, analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register(ShiftListViewController.self) { [unowned module] in
      module.resolve((any ShiftListViewModellable).self)
        .map(ShiftListViewController.init(viewModel:))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, navigation: any NavigationControllable,
    flowManager: any FlowManaging
  ) {
    module.register(ShiftsCoordinator.self) { [unowned module, container] in
      guard let view = module.resolve(ShiftListViewController.self) else { return nil }
      let coordinator = ShiftsCoordinator(
        navigation: navigation, viewController: view, flowManager: flowManager,
        flowContainer: container.source, shiftBuilder: ShiftModuleBuilder(container: container))
      coordinator.showShift = view.viewModel.outputs.showShift
      return coordinator
    }
  }
}
