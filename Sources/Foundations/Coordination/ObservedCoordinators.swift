import HeadlessUIKit

/// The watched coordinators during one observation, whose weak references are read once.
///
/// Its functions are loops: a closure of the main actor that is passed to the standard library checks
/// at each call that it runs there, which took longer than the comparisons.
struct ObservedCoordinators {
  /// A watched coordinator, and its object while it is alive.
  struct Element {
    let entry: WatchedCoordinator
    let object: AnyObject?
  }

  /// The coordinators, in creation order.
  let elements: [Element]

  init(_ entries: [WatchedCoordinator]) {
    var elements: [Element] = []
    elements.reserveCapacity(entries.count)
    for entry in entries { elements.append(Element(entry: entry, object: entry.object)) }
    self.elements = elements
  }

  /// Returns whether an object is one of the live coordinators.
  func contains(_ object: AnyObject) -> Bool {
    for element in elements where element.object === object { return true }
    return false
  }

  /// Returns the coordinator with a position in the creation order.
  func element(serial: Int) -> Element? {
    for element in elements where element.entry.creation.serial == serial { return element }
    return nil
  }

  /// Returns the objects that a screen refers to, directly or through one other object.
  ///
  /// The references of coordinators and responders are not followed.
  func nearbyObjects(of screen: UIViewController) -> [AnyObject] {
    var objects: [AnyObject] = []
    let near = Reference.all(of: screen, upTo: UIKitTypes.contains)
    for reference in near { objects.append(reference.object) }
    for reference in near where isFollowed(reference.object) {
      for further in Reference.all(of: reference.object) { objects.append(further.object) }
    }
    return objects
  }

  private func isFollowed(_ object: AnyObject) -> Bool {
    !(object is UIResponder) && !contains(object)
  }

  /// Returns whether an object is near a screen; reads no more of the objects between than needed.
  func refers(_ screen: UIViewController, to object: AnyObject) -> Bool {
    let near = Reference.all(of: screen, upTo: UIKitTypes.contains)
    for reference in near where reference.object === object { return true }
    for reference in near
    where isFollowed(reference.object) && Reference.exists(from: reference.object, to: object) {
      return true
    }
    return false
  }

  /// Returns whether a screen refers to a coordinator, by the objects near it, or the coordinator to it.
  func isConnected(
    _ coordinator: AnyObject, _ screen: UIViewController, near: [AnyObject]
  ) -> Bool {
    near.hasObject(coordinator) || Reference.exists(from: coordinator, to: screen)
  }
}

extension [AnyObject] {
  /// Returns whether an object is an element.
  func hasObject(_ object: AnyObject?) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}
