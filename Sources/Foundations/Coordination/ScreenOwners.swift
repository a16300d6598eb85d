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
    let isVisible: Bool
    /// The serial number of the coordinator it belongs to.
    let owner: Int?
  }

  private let screens: [Screen]
  /// The serial numbers of the coordinators that have a visible screen.
  private let ownersOfVisible: Set<Int>
  private let entries: [WatchedCoordinator]

  /// Assigns controllers that were on screen to coordinators.
  ///
  /// - Parameter isSearching: whether a coordinator has no screen yet, so that
  ///   the references of the screens are searched too.
  init(
    of controllers: [UIViewController], entries: [WatchedCoordinator], isSearching: Bool
  ) {
    self.entries = entries
    screens =
      controllers
      .filter { $0.lifetime.hasBeenOnScreen && !($0 is UIAlertController) }
      .map { controller in
        Screen(
          controller: controller, isVisible: controller.isInWindowHierarchy,
          owner: Self.owner(of: controller, among: entries, isSearching: isSearching))
      }
    ownersOfVisible = Set(screens.filter(\.isVisible).compactMap(\.owner))
  }

  /// Returns whether a coordinator has a live screen of its own that was shown.
  func hasShown(_ entry: WatchedCoordinator) -> Bool {
    screens.contains { $0.owner == entry.creation.serial }
  }

  /// Returns whether a visible screen belongs, or could belong, to a coordinator or its children.
  ///
  /// - Parameter forSure: whether a screen that only could belong to it does not count: a coordinator
  ///   without a screen does not get one because another screen comes.
  func hasScreen(
    _ object: AnyObject, _ entry: WatchedCoordinator, in tree: CoordinatorTree, forSure: Bool
  ) -> Bool {
    if ownersOfVisible.contains(entry.creation.serial) { return true }
    let branch = tree.branch(of: object).map(\.object)
    let isVisible = entries.contains { other in
      ownersOfVisible.contains(other.creation.serial) && branch.contains { $0 === other.object }
    }
    return isVisible || couldHaveScreen(entry, branch, in: tree, forSure: forSure)
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
      if own.contains(where: { $0 === screen.controller }) { return true }
      if nearbyObjects(of: screen.controller).contains(where: { $0 === entry.object }) {
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
    let older = entries.filter { $0.creation < entry.creation }.compactMap(\.object)
      .filter { coordinator in !branch.contains { $0 === coordinator } }
    let shared = older.flatMap { Reference.all(of: $0) }.map(\.object)
    return Reference.all(of: object).map(\.object).filter { controller in
      controller is UIViewController && !shared.contains { $0 === controller }
    }
  }

  /// Returns a visible screen of a released coordinator, if no other coordinator refers to it.
  func visibleScreen(ofReleased entry: WatchedCoordinator) -> UIViewController? {
    screens.first { screen in
      screen.isVisible && screen.owner == entry.creation.serial
        && !isConnected(screen.controller, toCoordinatorOutside: [])
    }?.controller
  }

  /// Returns whether a screen belongs to a live coordinator in the tree.
  private func isOwned(_ screen: Screen, in tree: CoordinatorTree) -> Bool {
    guard let owner = entries.first(where: { $0.creation.serial == screen.owner }) else {
      return false
    }
    return owner.object.map(tree.contains) ?? false
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
    let others = entries.compactMap(\.object).filter { one in !branch.contains { $0 === one } }
    let near = nearbyObjects(of: screen)
    return others.contains { other in
      near.contains { $0 === other } || Self.refers(other, to: screen)
    }
  }

  /// Returns the owner of a screen; found once, when the screen is first seen.
  private static func owner(
    of screen: UIViewController, among entries: [WatchedCoordinator], isSearching: Bool
  ) -> Int? {
    if case .none = screen.lifetime.owner {
      var found = creator(of: screen, among: entries)
      if found == nil, isSearching { found = referencedCoordinator(of: screen, in: entries) }
      screen.lifetime.owner = found.map { .coordinator($0) } ?? .unknown
    }
    guard case .coordinator(let creation) = screen.lifetime.owner else { return nil }
    return creation
  }

  private static func creator(
    of screen: UIViewController, among entries: [WatchedCoordinator]
  ) -> Int? {
    let creation = screen.lifetime.creation
    if let creator = entries.first(where: {
      $0.earlierControllers?.contains(creation.serial) == true
    }) {
      return creator.creation.serial
    }
    guard let newest = entries.last(where: { $0.creation < creation }) else { return nil }
    guard newest.creation.isSimultaneous(with: creation) else { return nil }
    return connected(to: screen, ratherThan: newest, among: entries) ?? newest.creation.serial
  }

  /// Returns the coordinator that a screen is connected with, if the one created before it is not.
  ///
  /// A coordinator that shows nothing may have been created just before another one's screen. Uses
  /// reflection, so it looks only at the first screen of a new coordinator.
  private static func connected(
    to screen: UIViewController, ratherThan newest: WatchedCoordinator,
    among entries: [WatchedCoordinator]
  ) -> Int? {
    guard !newest.hasShown, let object = newest.object, entries.count > 1,
      !refers(object, to: screen)
    else { return nil }
    let near = nearbyObjects(of: screen, among: entries)
    guard !near.contains(where: { $0 === object }) else { return nil }
    return entries.last { entry in
      guard entry !== newest, let other = entry.object else { return false }
      return near.contains { $0 === other } || refers(other, to: screen)
    }?.creation.serial
  }

  private static func refers(_ object: AnyObject, to screen: UIViewController) -> Bool {
    Reference.all(of: object).contains { $0.object === screen }
  }

  private static func referencedCoordinator(
    of screen: UIViewController, in entries: [WatchedCoordinator]
  ) -> Int? {
    let near = nearbyObjects(of: screen, among: entries)
    return entries.last { entry in near.contains { $0 === entry.object } }?.creation.serial
  }

  private func nearbyObjects(of screen: UIViewController) -> [AnyObject] {
    Self.nearbyObjects(of: screen, among: entries)
  }

  /// Returns the objects that a screen refers to, directly or through one other object.
  ///
  /// The references of coordinators and responders are not followed.
  static func nearbyObjects(
    of screen: UIViewController, among entries: [WatchedCoordinator]
  ) -> [AnyObject] {
    let near = Reference.all(of: screen, upTo: UIKitTypes.contains).map(\.object)
    let others = near.filter { one in
      !(one is UIResponder) && !entries.contains { $0.object === one }
    }
    return near + others.flatMap { Reference.all(of: $0) }.map(\.object)
  }
}
