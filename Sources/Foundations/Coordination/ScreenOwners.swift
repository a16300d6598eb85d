import HeadlessUIKit

/// The assignment of screens to coordinators, by creation order and by references.
///
/// A screen belongs to the coordinator that it was created for, or else to the one created last
/// before it in the same step, unless only another one refers to it or is referred to by it, or else
/// to one that it refers to. Any other screen counts for all older coordinators it could belong to,
/// so that no coordinator is reported idle by mistake.
struct ScreenOwners {
  private struct Screen {
    let controller: UIViewController
    /// The serial number of the coordinator it belongs to.
    let owner: Int?

    /// Whether it is in a window's hierarchy; found at each call, as most screens are not asked.
    var isVisible: Bool { controller.isInWindowHierarchy }
  }

  private var screens: [Screen] = []
  private let coordinators: ObservedCoordinators

  /// Assigns controllers that were on screen to coordinators.
  ///
  /// - Parameter isSearching: whether a coordinator has no screen yet, so that
  ///   the references of the screens are searched too.
  init(
    of controllers: [UIViewController], _ coordinators: ObservedCoordinators, isSearching: Bool
  ) {
    self.coordinators = coordinators
    for controller in controllers
    where controller.lifetime.hasBeenOnScreen && !(controller is UIAlertController) {
      screens.append(
        Screen(
          controller: controller,
          owner: Self.owner(of: controller, among: coordinators, isSearching: isSearching)))
    }
  }

  /// Returns whether a coordinator has a live screen of its own that was shown.
  func hasShown(_ entry: WatchedCoordinator) -> Bool {
    for screen in screens where screen.owner == entry.creation.serial { return true }
    return false
  }

  /// Returns whether a visible screen belongs, or could belong, to a coordinator or its children.
  ///
  /// - Parameter forSure: whether a screen that only could belong to it does not count: a coordinator
  ///   without a screen does not get one because another screen comes.
  func hasScreen(
    _ object: AnyObject, _ entry: WatchedCoordinator, in tree: CoordinatorTree, forSure: Bool
  ) -> Bool {
    if hasVisibleScreen(entry) { return true }
    let branch = tree.branch(of: object).map(\.object)
    for other in coordinators.elements where branch.hasObject(other.object) {
      if hasVisibleScreen(other.entry) { return true }
    }
    return couldHaveScreen(entry, branch, in: tree, forSure: forSure)
  }

  private func hasVisibleScreen(_ entry: WatchedCoordinator) -> Bool {
    for screen in screens where screen.owner == entry.creation.serial && screen.isVisible {
      return true
    }
    return false
  }

  /// Returns whether a visible screen could belong to a coordinator, by reflection.
  ///
  /// Slow, so it is called only for coordinators without a visible screen of their own.
  private func couldHaveScreen(
    _ entry: WatchedCoordinator, _ branch: [AnyObject], in tree: CoordinatorTree, forSure: Bool
  ) -> Bool {
    let own = ownReferences(of: entry, branch)
    return screens.contains { screen in
      guard screen.isVisible else { return false }
      if own.hasObject(screen.controller) { return true }
      if let object = entry.object, coordinators.refers(screen.controller, to: object) {
        return true
      }
      return !forSure && screen.controller.lifetime.creation > entry.creation
        && !isOwned(screen, in: tree)
        && !isInContainer(screen.controller, ofLaterThan: entry)
        && !isConnected(screen.controller, toCoordinatorOutside: branch)
    }
  }

  /// Returns the controllers that a coordinator refers to and no older one outside its branch does.
  private func ownReferences(of entry: WatchedCoordinator, _ branch: [AnyObject]) -> [AnyObject] {
    guard let object = entry.object else { return [] }
    var shared: [AnyObject] = []
    for element in coordinators.elements where element.entry.creation < entry.creation {
      guard let older = element.object, !branch.hasObject(older) else { continue }
      for reference in Reference.all(of: older) { shared.append(reference.object) }
    }
    return Reference.all(of: object).map(\.object).filter { controller in
      controller is UIViewController && !shared.hasObject(controller)
    }
  }

  /// Returns a visible screen of a released coordinator, if no other coordinator refers to it.
  func visibleScreen(ofReleased entry: WatchedCoordinator) -> UIViewController? {
    screens.first { screen in
      screen.owner == entry.creation.serial && screen.isVisible
        && !isConnected(screen.controller, toCoordinatorOutside: [])
    }?.controller
  }

  /// Returns whether a screen belongs to a live coordinator in the tree.
  private func isOwned(_ screen: Screen, in tree: CoordinatorTree) -> Bool {
    guard let owner = screen.owner else { return false }
    return coordinators.element(serial: owner)?.object.map(tree.contains) ?? false
  }

  /// Returns whether a screen is in a container that belongs to a later coordinator.
  private func isInContainer(
    _ screen: UIViewController, ofLaterThan entry: WatchedCoordinator
  ) -> Bool {
    var container = screen.parent
    while let current = container {
      if case .coordinator(let owner) = current.lifetime.owner,
        owner > entry.creation.serial, current.lifetime.creation > entry.creation
      {
        return true
      }
      container = current.parent
    }
    return false
  }

  /// Returns whether a coordinator outside a branch refers to a screen, or the screen to it.
  private func isConnected(
    _ screen: UIViewController, toCoordinatorOutside branch: [AnyObject]
  ) -> Bool {
    let near = coordinators.nearbyObjects(of: screen)
    for element in coordinators.elements {
      guard let other = element.object, !branch.hasObject(other) else { continue }
      if coordinators.isConnected(other, screen, near: near) { return true }
    }
    return false
  }
}
