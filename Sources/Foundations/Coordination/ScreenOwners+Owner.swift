import HeadlessUIKit

extension ScreenOwners {
  /// Returns the owner of a screen; found once, when the screen is first seen.
  static func owner(
    of screen: UIViewController, among coordinators: ObservedCoordinators, isSearching: Bool
  ) -> Int? {
    if case .none = screen.lifetime.owner {
      var found = creator(of: screen, among: coordinators)
      if found == nil, isSearching { found = referencedCoordinator(of: screen, in: coordinators) }
      screen.lifetime.owner = if let found { .coordinator(found) } else { .unknown }
    }
    guard case .coordinator(let creation) = screen.lifetime.owner else { return nil }
    return creation
  }

  private static func creator(
    of screen: UIViewController, among coordinators: ObservedCoordinators
  ) -> Int? {
    let creation = screen.lifetime.creation
    var newest: ObservedCoordinators.Element?
    for element in coordinators.elements {
      if element.entry.earlierControllers?.contains(creation.serial) == true {
        return element.entry.creation.serial
      }
      if element.entry.creation < creation { newest = element }
    }
    guard let newest, newest.entry.creation.isSimultaneous(with: creation) else { return nil }
    return connected(to: screen, ratherThan: newest, among: coordinators)
      ?? newest.entry.creation.serial
  }

  /// Returns the coordinator that a screen is connected with, if the one created before it is not.
  ///
  /// A coordinator that shows nothing may have been created just before another one's screen. Uses
  /// reflection, so it looks only at the first screen of a new coordinator.
  private static func connected(
    to screen: UIViewController, ratherThan newest: ObservedCoordinators.Element,
    among coordinators: ObservedCoordinators
  ) -> Int? {
    guard !newest.entry.hasShown, let object = newest.object, coordinators.elements.count > 1,
      !Reference.exists(from: object, to: screen), !coordinators.refers(screen, to: object)
    else { return nil }
    let near = coordinators.nearbyObjects(of: screen)
    for element in coordinators.elements.reversed() where element.entry !== newest.entry {
      guard let other = element.object else { continue }
      if coordinators.isConnected(other, screen, near: near) {
        return element.entry.creation.serial
      }
    }
    return nil
  }

  private static func referencedCoordinator(
    of screen: UIViewController, in coordinators: ObservedCoordinators
  ) -> Int? {
    let near = coordinators.nearbyObjects(of: screen)
    for element in coordinators.elements.reversed() {
      if let object = element.object, near.hasObject(object) {
        return element.entry.creation.serial
      }
    }
    return nil
  }
}
