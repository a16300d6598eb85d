// The tab bar, built with the FluxVIP kit.

import Coordination
import FluxVIP
import HeadlessUIKit
import Injection
import MVVMCB

/// The coordinator of the tab bar, which starts one flow for each tab and opens links in them.
final class MainCoordinator: FeatureCoordinator {
  weak var parentCoordinator: (any FeatureCoordinator)?

  /// A closure called when the user has confirmed logging out.
  var loggedOut: (() -> Void)?

  private let container: Container
  private let containers: FlowContainers
  private var pendingLink: CrewLink?
  private weak var tabBar: UITabBarCoordinable?
  weak var shifts: (any ShiftsCoordinating)?
  weak var trips: TripsCoordinator?
  weak var tasks: TasksCoordinator?
  weak var chat: ChatCoordinator?

  /// Creates the coordinator.
  ///
  /// - Parameter container: The tab bar's container, whose parent is the app's.
  init(container: Container) {
    self.container = container
    containers = FlowContainers(parent: container)
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { tabBar }

  func buildUI() -> any UIViewController & Coordinable {
    let tabBar = UITabBarCoordinable.build(
      coordinator: self,
      tabs: containers.compactMap(tab(for:container:)))
    self.tabBar = tabBar
    return tabBar
  }

  /// Closes all presented screens, then shows the screen of a link.
  ///
  /// A link that arrives while another one is waiting replaces it.
  func open(_ link: CrewLink) {
    let isWaiting = pendingLink != nil
    pendingLink = link
    guard !isWaiting else { return }
    tabBar?.whenStill { [weak self] in self?.showPendingLink() }
  }

  private func showPendingLink() {
    closeModals(of: children[...]) { [weak self] in
      guard let self, let link = pendingLink else { return }
      pendingLink = nil
      show(link)
    }
  }

  /// Stops the tabs' child flows one after the other, then dismisses alerts and action sheets.
  ///
  /// The flows come first because each dismisses its own screens and leaves the coordinator tree.
  private func closeModals(of flows: ArraySlice<any Coordinator>, then next: @escaping () -> Void) {
    guard let flow = flows.first else {
      guard let tabBar, tabBar.presentedViewController != nil else { return next() }
      return tabBar.dismiss(animated: true, completion: next)
    }
    flow.stopChildren { [self] in closeModals(of: flows.dropFirst(), then: next) }
  }

  private func show(_ link: CrewLink) {
    switch link {
    case .shifts: go(to: .shifts)
    case .shift(let id):
      go(to: .shifts)
      shifts?.open(shift: id, showsJobPage: false)
    case .job(let id):
      go(to: .shifts)
      shifts?.open(shift: id, showsJobPage: true)
    case .trip(let id):
      go(to: .trips)
      trips?.open(trip: id, animated: false)
    case .task(let id):
      go(to: .tasks)
      tasks?.open(task: id)
    case .newTask:
      go(to: .tasks)
      tasks?.openNewTask()
    case .chat: go(to: .chat)
    case .profile(let id):
      go(to: .chat)
      chat?.open(profile: id, animated: false)
    case .account: go(to: .account)
    }
  }

  /// Selects a tab and pops to its first screen.
  private func go(to tab: MainTab) {
    tabBar?.select(tab)
    (tabBar?.selectedViewController as? UINavigationController)?
      .popToRootViewController(animated: false)
  }
}
