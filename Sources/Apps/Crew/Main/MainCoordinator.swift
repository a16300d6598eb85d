// The tab bar, built with the FluxVIP kit.

import Coordination
import CrewShared
import CrewTasks
import FluxVIP
import HeadlessUIKit
import Injection

/// The coordinator of the tab bar, which starts one flow for each tab and opens links in them.
final class MainCoordinator: FeatureCoordinator {
  weak var parentCoordinator: (any FeatureCoordinator)?

  /// A closure called when the user has confirmed logging out.
  var loggedOut: (() -> Void)?

  private let container: Container
  private let containers: FlowContainers
  private var pendingLink: CrewLink?
  private weak var tabBar: UITabBarCoordinable?
  weak var shifts: (any Coordinator)?
  weak var trips: (any Coordinator)?
  weak var tasks: (any Coordinator)?
  weak var chat: (any Coordinator)?

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
  /// A modal flow that handles the link itself stays. A link that arrives while another one is waiting
  /// replaces it.
  func open(_ link: CrewLink) {
    let isWaiting = pendingLink != nil
    pendingLink = link
    guard !isWaiting else { return }
    tabBar?.whenStill { [weak self] in self?.showPendingLink() }
  }

  private func showPendingLink() {
    guard pendingLink.map(isHandledByModal) != true else { return pendingLink = nil }
    closeModals(of: children[...]) { [weak self] in
      guard let self, let link = pendingLink else { return }
      pendingLink = nil
      show(link)
    }
  }

  /// Offers a link to the tabs' modal flows, and returns whether one of them shows its screen already.
  private func isHandledByModal(_ link: CrewLink) -> Bool {
    guard let action = link.action else { return false }
    // A feature of this kit has pushed screens only.
    let modals = children.filter { !($0 is any FeatureCoordinator) }.flatMap(\.children)
    return modals.contains { $0.handle(action) }
  }

  /// Stops the tabs' child flows one after the other, then dismisses alerts and action sheets.
  ///
  /// The flows come first because each dismisses its own screens and leaves the coordinator tree.
  private func closeModals(of flows: ArraySlice<any Coordinator>, then next: @escaping () -> Void) {
    guard let flow = flows.first else {
      guard let tabBar, tabBar.presentedViewController != nil else { return next() }
      return tabBar.dismiss(animated: true, completion: next)
    }
    // A feature of this kit has pushed screens only, which stay where they are.
    guard !(flow is any FeatureCoordinator) else {
      return closeModals(of: flows.dropFirst(), then: next)
    }
    flow.stopChildren { [self] in closeModals(of: flows.dropFirst(), then: next) }
  }

  /// Goes to the link's tab, whose flow then handles the link itself.
  private func show(_ link: CrewLink) {
    guard let tab = link.tab else { return }
    go(to: tab)
    if let action = link.action { flow(of: tab)?.handle(action) }
  }

  private func flow(of tab: MainTab) -> (any Coordinator)? {
    switch tab {
    case .shifts: shifts
    case .trips: trips
    case .tasks: tasks
    case .chat: chat
    case .account: nil
    }
  }

  /// Selects a tab and pops to its first screen.
  private func go(to tab: MainTab) {
    tabBar?.select(tab)
    switch tabBar?.selectedViewController {
    case let navigation as UINavigationController:
      navigation.popToRootViewController(animated: false)
    case let split as TasksSplitViewController: split.showList()
    default: break
    }
  }
}
