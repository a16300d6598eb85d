import HeadlessUIKit
import MVVMCB

/// Builds the module of one shift.
protocol ShiftModuleBuildable: ModuleBuildable {
  /// Builds the module; its result is whether a substitute was asked for.
  ///
  /// - Parameters:
  ///   - viewController: what the module is presented on.
  ///   - matchID: which shift.
  ///   - flowManager: what the modules of the flow share.
  func buildModule(
    with viewController: any Presentable, matchID: String, flowManager: any FlowManaging
  ) -> Module<Bool>?
}

/// The default builder: a container of its own for every module it builds.
final class ShiftModuleBuilder: ShiftModuleBuildable {
  private let parent: DependencyManager

  init(container: DependencyManager) {
    parent = container
  }

  func buildModule(
    with viewController: any Presentable, matchID: String, flowManager: any FlowManaging
  ) -> Module<Bool>? {
    let container = DependencyManager(parent: parent)
    Self.registerViewModel(in: container, matchID: matchID, flowManager: flowManager)
    Self.registerView(in: container)
    Self.registerCoordinator(
      in: container, viewController: viewController, matchID: matchID, flowManager: flowManager)
    return container.resolve(ShiftCoordinator.self).map { Module(coordinator: $0) }
  }

  private static func registerViewModel(
    in container: DependencyManager, matchID: String, flowManager: any FlowManaging
  ) {
    container.register((any ShiftViewModellable).self) { [unowned container] in
      guard let useCase = container.resolve((any ShiftInteractable).self),
        let analytics = container.resolve((any AnalyticsDispatchable).self)
      else { return nil }
      return ShiftViewModel(
        matchID: matchID,
        isSubstituteRequested: flowManager.isSubstituteRequested(forShift: matchID),
        useCase: useCase, analytics: analytics)
    }
  }

  private static func registerView(in container: DependencyManager) {
    container.register(ShiftDetailViewController.self) { [unowned container] in
      container.resolve((any ShiftViewModellable).self)
        .map(ShiftDetailViewController.init(viewModel:))
    }
  }

  private static func registerCoordinator(
    in container: DependencyManager, viewController: any Presentable, matchID: String,
    flowManager: any FlowManaging
  ) {
    container.register(ShiftCoordinator.self) { [unowned container, weak viewController] in
      guard let view = container.resolve(ShiftDetailViewController.self), let viewController
      else { return nil }
      let coordinator = ShiftCoordinator(
        viewController: viewController, shiftViewController: view, matchID: matchID,
        flowManager: flowManager, jobPageBuilder: JobPageModuleBuilder(container: container),
        substituteBuilder: RequestSubstituteModuleBuilder(container: container))
      coordinator.bind(to: view.viewModel)
      return coordinator
    }
  }
}
