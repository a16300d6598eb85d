import HeadlessUIKit

/// Whose doing each screen is, as far as can be told.
///
/// A screen belongs to the coordinator that was made with it, or else to the one that was made last
/// before it in the same step, or else to one that it refers to. Any other counts for all older
/// coordinators it could be of, so that nobody is called idle who is not.
struct ScreenOwners {
  private struct Screen {
    let controller: UIViewController
    let isUp: Bool
    /// The birth of the coordinator it belongs to.
    let owner: Int?
  }

  private let screens: [Screen]
  /// The births of the coordinators that have a screen up.
  private let ownersOfUp: Set<Int>
  private let entries: [Watched]

  /// Finds out whose screen each of some controllers is.
  ///
  /// - Parameter isSearching: whether some coordinator has no screen yet, so that it is worth asking
  ///   the screens whom they refer to.
  init(
    of controllers: [UIViewController], entries: [Watched], isSearching: Bool
  ) {
    self.entries = entries
    screens =
      controllers
      .filter { $0.lifetime.hasBeenOnScreen && !($0 is UIAlertController) }
      .map { controller in
        Screen(
          controller: controller, isUp: controller.isInWindowHierarchy,
          owner: Self.owner(of: controller, among: entries, isSearching: isSearching))
      }
    ownersOfUp = Set(screens.filter(\.isUp).compactMap(\.owner))
  }

  /// Whether a screen of the coordinator's own has been seen, and lives.
  func hasShown(_ entry: Watched) -> Bool {
    screens.contains { $0.owner == entry.birth.serial }
  }

  /// Whether something is up that is, or could be, the coordinator's or one of its children's.
  func hasScreen(
    _ object: AnyObject, _ entry: Watched, in tree: CoordinatorTree
  ) -> Bool {
    if ownersOfUp.contains(entry.birth.serial) { return true }
    let branch = tree.branch(of: object).map(\.object)
    let isUp = entries.contains { other in
      ownersOfUp.contains(other.birth.serial) && branch.contains { $0 === other.object }
    }
    return isUp || couldHaveScreen(entry, branch, in: tree)
  }

  /// Asked only of those who seem to have nothing up, so reflection may take its time.
  private func couldHaveScreen(
    _ entry: Watched, _ branch: [AnyObject], in tree: CoordinatorTree
  ) -> Bool {
    let own = ownReferences(of: entry, branch)
    return screens.contains { screen in
      guard screen.isUp else { return false }
      if own.contains(where: { $0 === screen.controller }) { return true }
      if surroundings(of: screen.controller).contains(where: { $0 === entry.object }) {
        return true
      }
      return screen.controller.lifetime.creation > entry.birth && !isOwned(screen, in: tree)
        && !isHoused(screen.controller, apartFrom: entry)
        && !isTied(screen.controller, toOneOutside: branch)
    }
  }

  /// The controllers a coordinator refers to that no older one outside its branch refers to as well.
  private func ownReferences(of entry: Watched, _ branch: [AnyObject]) -> [AnyObject] {
    guard let object = entry.object else { return [] }
    let elders = entries.filter { $0.birth < entry.birth }.compactMap(\.object)
      .filter { elder in !branch.contains { $0 === elder } }
    let shared = elders.flatMap { Reference.all(of: $0) }.map(\.object)
    return Reference.all(of: object).map(\.object).filter { controller in
      controller is UIViewController && !shared.contains { $0 === controller }
    }
  }

  /// A screen that is up and belonged to a coordinator that is dead, if nobody else looks after it.
  func orphan(of entry: Watched) -> UIViewController? {
    screens.first { screen in
      screen.isUp && screen.owner == entry.birth.serial
        && !isTied(screen.controller, toOneOutside: [])
    }?.controller
  }

  /// Whether the coordinator a screen belongs to lives and is in the tree.
  private func isOwned(_ screen: Screen, in tree: CoordinatorTree) -> Bool {
    guard let owner = entries.first(where: { $0.birth.serial == screen.owner }) else {
      return false
    }
    return owner.object.map(tree.contains) ?? false
  }

  /// Whether a screen is in a container that a later coordinator than this one brought along.
  private func isHoused(
    _ screen: UIViewController, apartFrom entry: Watched
  ) -> Bool {
    var container = screen.parent
    while let housing = container {
      if case .coordinator(let owner) = housing.lifetime.owner,
        owner > entry.birth.serial, housing.lifetime.creation > entry.birth
      {
        return true
      }
      container = housing.parent
    }
    return false
  }

  /// Whether a coordinator outside a branch refers to a screen, or the screen to it.
  private func isTied(_ screen: UIViewController, toOneOutside branch: [AnyObject]) -> Bool {
    let others = entries.compactMap(\.object).filter { one in !branch.contains { $0 === one } }
    let near = surroundings(of: screen)
    return others.contains { other in
      near.contains { $0 === other }
        || Reference.all(of: other).contains { $0.object === screen }
    }
  }

  /// Found out once for each screen, when it is first seen.
  private static func owner(
    of screen: UIViewController, among entries: [Watched], isSearching: Bool
  ) -> Int? {
    if case .none = screen.lifetime.owner {
      var found = maker(of: screen.lifetime.creation, among: entries)
      if found == nil, isSearching { found = friend(of: screen, in: entries) }
      screen.lifetime.owner = found.map { .coordinator($0) } ?? .unknown
    }
    guard case .coordinator(let birth) = screen.lifetime.owner else { return nil }
    return birth
  }

  private static func maker(
    of birth: Creation, among entries: [Watched]
  ) -> Int? {
    if let maker = entries.first(where: { $0.adopted?.contains(birth.serial) == true }) {
      return maker.birth.serial
    }
    guard let newest = entries.last(where: { $0.birth < birth }) else { return nil }
    return newest.birth.isSimultaneous(with: birth) ? newest.birth.serial : nil
  }

  private static func friend(
    of screen: UIViewController, in entries: [Watched]
  ) -> Int? {
    let near = surroundings(of: screen, among: entries)
    return entries.last { entry in near.contains { $0 === entry.object } }?.birth.serial
  }

  private func surroundings(of screen: UIViewController) -> [AnyObject] {
    Self.surroundings(of: screen, among: entries)
  }

  /// What a screen's own properties refer to, and what those objects refer to, but not what a
  /// coordinator among them does.
  private static func surroundings(
    of screen: UIViewController, among entries: [Watched]
  ) -> [AnyObject] {
    let near = Reference.all(of: screen, upTo: isUIKit).map(\.object)
    let others = near.filter { one in
      !(one is UIResponder) && !entries.contains { $0.object === one }
    }
    return near + others.flatMap { Reference.all(of: $0) }.map(\.object)
  }

  private static func isUIKit(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }
}
