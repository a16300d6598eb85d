/// The view controllers of a navigation controller, root first, and the rules of their changes.
struct NavigationStack<Screen: AnyObject> {
  /// The view controllers, root first.
  private(set) var screens: [Screen] = []

  var top: Screen? { screens.last }

  /// A change of the stack: its new contents, what was removed and what was added, in order.
  struct Change {
    let screens: [Screen]
    let removed: [Screen]
    let added: [Screen]
  }

  /// The reason that UIKit refuses a change.
  enum Refusal: Error {
    case isOnStack
    case isNotOnStack
    case popsRoot
    case repeatsScreens
  }

  func pushing(_ screen: Screen) throws(Refusal) -> Change {
    guard !contains(screen) else { throw .isOnStack }
    return Change(screens: screens + [screen], removed: [], added: [screen])
  }

  func popping() throws(Refusal) -> Change {
    guard screens.count > 1 else { throw .popsRoot }
    return keeping(screens.count - 1)
  }

  func popping(to screen: Screen) throws(Refusal) -> Change {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { throw .isNotOnStack }
    return keeping(index + 1)
  }

  func poppingToRoot() -> Change { keeping(min(screens.count, 1)) }

  func setting(_ new: [Screen]) throws(Refusal) -> Change {
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else { throw .repeatsScreens }
    return Change(
      screens: new,
      removed: screens.filter { old in !new.contains { $0 === old } },
      added: new.filter { !contains($0) })
  }

  mutating func apply(_ change: Change) {
    screens = change.screens
  }

  /// Restores the screens from before a cancelled change.
  mutating func restore(_ former: [Screen]) {
    screens = former
  }

  func contains(_ screen: Screen) -> Bool {
    screens.contains { $0 === screen }
  }

  private func keeping(_ count: Int) -> Change {
    Change(screens: Array(screens[..<count]), removed: Array(screens[count...]), added: [])
  }
}
