import HeadlessUIKit
import MVVMCB

/// Builds the module of a job page.
protocol JobPageModuleBuildable: ModuleBuildable {
  /// Builds the module.
  ///
  /// - Parameters:
  ///   - navigation: what the page is pushed on.
  ///   - shiftID: the shift whose job it is.
  ///   - flowManager: what the modules of the flow share.
  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Void>?
}

/// The default builder: a container of its own for every module it builds.
final class JobPageModuleBuilder: JobPageModuleBuildable {
  private let parent: DependencyManager

  init(container: DependencyManager) {
    parent = container
  }

  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Void>? {
    let container = DependencyManager(parent: parent)
    container.register((any JobPageViewModellable).self) { [unowned container] in
      guard let useCase = container.resolve((any ShiftInteractable).self),
        let analytics = container.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return JobPageViewModel(shiftID: shiftID, useCase: useCase, analytics: analytics)
    }
    container.register(JobPageViewController.self) { [unowned container] in
      container.resolve((any JobPageViewModellable).self)
        .map(JobPageViewController.init(viewModel:))
    }
    container.register(JobPageCoordinator.self) { [unowned container, weak navigation] in
      guard let view = container.resolve(JobPageViewController.self), let navigation
      else { return nil }
      let coordinator = JobPageCoordinator(navigation: navigation, viewController: view)
      coordinator.bind(to: view.viewModel)
      return coordinator
    }
    return container.resolve(JobPageCoordinator.self).map { Module(coordinator: $0) }
  }
}
