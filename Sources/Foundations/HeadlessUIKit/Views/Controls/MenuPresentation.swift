/// An open menu: its entries are buttons, and a submenu opens in place of the menu it is in.
///
/// A touch beside it closes it and does nothing else.
package final class MenuPresentation {
  private weak var sender: AnyObject?
  private let close: (UIMenuElement?) -> Void
  private let root: UIMenu

  /// The submenus that are open, the innermost last.
  private var submenus: [UIMenu] = []

  /// The elements that deferred elements gave this menu; nil for one that has not answered yet.
  private var provided: [ObjectIdentifier: [UIMenuElement]?] = [:]

  private var isReading = false

  /// The entries on the screen.
  private(set) var entries: [MenuEntry] = []

  /// The views that stand for the entries; empty where the entries are elements themselves.
  var buttons: [UIButton] = []

  /// Called when other entries are shown.
  var didChange: () -> Void = {}

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - sender: The sender of the actions.
  ///   - close: The closure that closes the menu, called before the chosen element is performed; it
  ///     receives nil where nothing was chosen.
  init(_ menu: UIMenu, of sender: AnyObject, close: @escaping (UIMenuElement?) -> Void) {
    root = menu
    self.sender = sender
    self.close = close
    read()
    UIApplication.shared.openMenu = self
  }

  /// The name of what opened the menu, in messages.
  package var opener: String {
    (sender as? any AccessibleElement)?.elementName ?? "the screen"
  }

  /// Closes the menu; nothing is chosen.
  package func cancel() { close(nil) }

  /// Returns whether an element is an entry of the menu, or what opened it.
  package func contains(_ element: any AccessibleElement) -> Bool {
    element === sender || isEntry(element)
  }

  /// Returns whether an element is an entry of the menu.
  package func isEntry(_ element: any AccessibleElement) -> Bool {
    entries.contains { $0 === element } || buttons.contains { $0 === element }
  }

  func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    for entry in entries where body(entry) { return true }
    return false
  }

  /// Performs what an entry stands for.
  func choose(_ kind: MenuEntry.Kind) {
    switch kind {
    case .leaf(let leaf, let menu):
      if !leaf.attributes.contains(.keepsMenuPresented) { close(leaf) }
      if let action = leaf as? UIAction { menu.select(action) }
      leaf.performWithSender(sender, target: nil)
    case .submenu(let menu): show(submenus + [menu])
    case .back: show(submenus.dropLast())
    case .loading: break
    }
  }

  private func show(_ submenus: [UIMenu]) {
    self.submenus = submenus
    read()
    didChange()
  }

  // MARK: Entries

  /// Reads the entries: in a submenu its title first, which leads back.
  private func read() {
    isReading = true
    defer { isReading = false }
    var kinds: [MenuEntry.Kind] = submenus.last.map { [.back($0)] } ?? []
    let menu = submenus.last ?? root
    add(menu.children, of: menu, to: &kinds)
    entries = kinds.map { MenuEntry($0, in: self) }
  }

  private func add(
    _ elements: [UIMenuElement], of menu: UIMenu, to kinds: inout [MenuEntry.Kind]
  ) {
    for element in elements {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        add(inner.children, of: inner, to: &kinds)
      case let inner as UIMenu:
        if !inner.children.isEmpty { kinds.append(.submenu(inner)) }
      case let deferred as UIDeferredMenuElement:
        guard let given = answer(of: deferred) else {
          kinds.append(.loading)
          continue
        }
        add(given, of: menu, to: &kinds)
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { kinds.append(.leaf(leaf, menu)) }
      default: break
      }
    }
  }

  /// Returns the elements of a deferred element, which is asked once; nil until it has answered.
  private func answer(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(element)
    if let asked = provided[key] { return asked }
    provided[key] = .some(nil)
    element.provide { [weak self] elements in
      guard let self else { return }
      provided[key] = elements
      guard !isReading else { return }
      read()
      didChange()
    }
    return provided[key] ?? nil
  }
}
