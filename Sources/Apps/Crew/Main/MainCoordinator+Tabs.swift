import Coordination
import FluxVIP
import HeadlessUIKit
import Injection
import MVVMCB

extension MainCoordinator {
  /// Starts the flow of a tab with its container; nil if a dependency is not registered.
  func tab(for tab: MainTab, container: Container) -> Tab<MainTab>? {
    switch tab {
    case .shifts: shiftsTab(container)
    case .trips: tripsTab(container)
    case .tasks: tasksTab(container)
    case .chat: chatTab(container)
    case .account: accountTab(container)
    }
  }

  private func shiftsTab(_ container: Container) -> Tab<MainTab>? {
    let navigation = UINavigationController()
    guard let builder = container.resolve((any ShiftListModuleBuildable).self),
      let flowManager = container.resolve((any FlowManaging).self),
      let module = builder.buildModule(on: navigation, flowManager: flowManager)
    else { return nil }
    (module.coordinator as any Coordinator).start()
    shifts = module.coordinator
    return Tab(
      flow: module.coordinator, root: navigation, id: .shifts, label: MainTab.shifts.title)
  }

  private func tripsTab(_ container: Container) -> Tab<MainTab>? {
    guard let dependencies = container.resolve((any TripListDependenciesProtocol).self),
      let workers = container.resolve(TripListActionWorkers.self)
    else { return nil }
    let coordinator = TripsCoordinator(
      container: container, dependencies: dependencies, workers: workers)
    trips = coordinator
    return Tab(coordinator: coordinator, id: .trips, label: MainTab.trips.title)
  }

  private func tasksTab(_ container: Container) -> Tab<MainTab>? {
    let split = TasksSplitViewController()
    let coordinator = TasksCoordinator(splitViewController: split, container: container)
    coordinator.start()
    tasks = coordinator
    return Tab(flow: coordinator, root: split, id: .tasks, label: MainTab.tasks.title)
  }

  private func chatTab(_ container: Container) -> Tab<MainTab>? {
    let navigation = UINavigationController()
    let coordinator = ChatCoordinator(navigationController: navigation, container: container)
    coordinator.start()
    chat = coordinator
    return Tab(flow: coordinator, root: navigation, id: .chat, label: MainTab.chat.title)
  }

  private func accountTab(_ container: Container) -> Tab<MainTab>? {
    guard let dependencies = container.resolve((any AccountDependenciesProtocol).self),
      let workers = container.resolve(AccountActionWorkers.self)
    else { return nil }
    let coordinator = AccountCoordinator(
      container: container, dependencies: dependencies, workers: workers,
      logOut: { [weak self] in self?.loggedOut?() })
    return Tab(coordinator: coordinator, id: .account, label: MainTab.account.title)
  }
}
