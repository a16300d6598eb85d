import HeadlessUIKit
import MVVMCB

/// Builds the module that finds a substitute.
protocol RequestSubstituteModuleBuildable: ModuleBuildable {
  /// Builds the module; its result is whether a colleague was asked.
  ///
  /// - Parameters:
  ///   - viewController: what the module is presented on.
  ///   - shiftID: the shift to be taken over.
  ///   - flowManager: what the modules of the flow share.
  func buildModule(
    with viewController: any Presentable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Bool>?
}

/// The default builder: a container of its own for every module it builds.
final class RequestSubstituteModuleBuilder: RequestSubstituteModuleBuildable {
  private let parent: DependencyManager

  init(container: DependencyManager) {
    parent = container
  }

  func buildModule(
    with viewController: any Presentable, shiftID: String, flowManager: any FlowManaging
  ) -> Module<Bool>? {
    let container = DependencyManager(parent: parent)
    container.register((any RequestSubstituteViewModellable).self) { [unowned container] in
      guard let useCase = container.resolve((any ShiftInteractable).self),
        let analytics = container.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return RequestSubstituteViewModel(
        shiftID: shiftID, useCase: useCase, analytics: analytics)
    }
    container.register(RequestSubstituteViewController.self) { [unowned container] in
      container.resolve((any RequestSubstituteViewModellable).self)
        .map(RequestSubstituteViewController.init(viewModel:))
    }
    container.register(RequestSubstituteCoordinator.self) {
      [unowned container, weak viewController] in
      guard let view = container.resolve(RequestSubstituteViewController.self),
        let viewController
      else { return nil }
      let coordinator = RequestSubstituteCoordinator(
        presenter: viewController, viewController: view)
      coordinator.bind(to: view.viewModel)
      return coordinator
    }
    return container.resolve(RequestSubstituteCoordinator.self).map { Module(coordinator: $0) }
  }
}
