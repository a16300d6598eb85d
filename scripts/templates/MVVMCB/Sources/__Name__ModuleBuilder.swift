import MVVMCB

/// A builder of the module.
protocol __Name__ModuleBuildable: ModuleBuildable {
  /// Builds the module.
  ///
  /// - Parameter navigation: The navigation controller that the screen is pushed on.
  func buildModule(with navigation: any NavigationControllable) -> Module<Int>?
}

/// The default builder; each module gets its own child container.
final class __Name__ModuleBuilder: __Name__ModuleBuildable {
  private let container: DependencyManager

  init(container: DependencyManager) {
    self.container = container
  }

  func buildModule(with navigation: any NavigationControllable) -> Module<Int>? {
    let module = DependencyManager(parent: container)
    module.register((any __Name__Interactable).self) { __Name__UseCase() }
    registerViewModel(in: module)
    registerView(in: module)
    registerCoordinator(in: module, navigation: navigation)
    return module.resolve(__Name__Coordinator.self).map { Module(coordinator: $0) }
  }

  private func registerViewModel(in module: DependencyManager) {
    module.register((any __Name__ViewModellable).self) { [unowned module] in
      guard let useCase = module.resolve((any __Name__Interactable).self),
        let analytics = module.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return __Name__ViewModel(useCase: useCase, analyticsDispatcher: analytics)
    }
  }

  private func registerView(in module: DependencyManager) {
    module.register(__Name__ViewController.self) { [unowned module] in
      module.resolve((any __Name__ViewModellable).self).map(__Name__ViewController.init(viewModel:))
    }
  }

  private func registerCoordinator(
    in module: DependencyManager, navigation: any NavigationControllable
  ) {
    module.register(__Name__Coordinator.self) { [unowned module] in
      guard let view = module.resolve(__Name__ViewController.self) else { return nil }
      let coordinator = __Name__Coordinator(navigation: navigation, viewController: view)
      coordinator.done = view.viewModel.outputs.done
      coordinator.left = view.viewModel.outputs.left
      return coordinator
    }
  }
}
