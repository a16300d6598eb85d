import Coordination
import CrewAccount
import CrewChat
import CrewShifts
import CrewTasks
import CrewTrips
import FluxVIP
import HeadlessUIKit
import Injection

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
    let coordinator = ShiftsFlow.makeCoordinator(on: navigation, container: container)
    coordinator?.start()
    shifts = coordinator
    return coordinator.map {
      Tab(flow: $0, root: navigation, id: .shifts, label: MainTab.shifts.title)
    }
  }

  private func tripsTab(_ container: Container) -> Tab<MainTab>? {
    let coordinator = TripsFlow.makeCoordinator(container: container)
    trips = coordinator
    return coordinator.map { Tab(coordinator: $0, id: .trips, label: MainTab.trips.title) }
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
    AccountFlow.makeCoordinator(container: container) { [weak self] in self?.loggedOut?() }
      .map { Tab(coordinator: $0, id: .account, label: MainTab.account.title) }
  }
}
