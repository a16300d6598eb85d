import HeadlessUIKit
import MVVMCB

/// Builds the module of the shift list.
protocol ShiftListModuleBuildable: ModuleBuildable {
  /// Builds the list at the root of a navigation.
  func buildModule(on navigation: UINavigationController) -> Module<Never>?
}

/// The default builder.
final class ShiftListModuleBuilder: ShiftListModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = DependencyManager(parent: container)
  }

  func buildModule(on navigation: UINavigationController) -> Module<Never>? {
    registerFlowManager()
    registerViewModel()
    registerView()
    registerCoordinator(navigation: navigation)
    return container.resolve(ShiftsCoordinator.self).map { Module(coordinator: $0) }
  }

  private func registerFlowManager() {
    let flowManager = FlowManager()
    container.register((any FlowManaging).self) { flowManager }
  }

  private func registerViewModel() {
    container.register((any ShiftListViewModellable).self) { [unowned container] in
      guard let useCase = container.resolve((any ShiftInteractable).self),
        let analytics = container.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return ShiftListViewModel(useCase: useCase, analytics: analytics)
    }
  }

  private func registerView() {
    container.register(ShiftListViewController.self) { [unowned container] in
      container.resolve((any ShiftListViewModellable).self)
        .map(ShiftListViewController.init(viewModel:))
    }
  }

  private func registerCoordinator(navigation: UINavigationController) {
    container.register(ShiftsCoordinator.self) { [unowned container, weak navigation] in
      guard let view = container.resolve(ShiftListViewController.self), let navigation,
        let flowManager = container.resolve((any FlowManaging).self)
      else { return nil }
      let coordinator = ShiftsCoordinator(
        navigation: navigation, viewController: view, flowManager: flowManager,
        shiftBuilder: ShiftModuleBuilder(container: container))
      coordinator.showShift = view.viewModel.outputs.showShift
      return coordinator
    }
  }
}
