/// An entry of an open menu.
final class MenuEntry: AccessibleElement {
  enum Kind {
    /// An action or a command, and the menu it is in.
    case leaf(any UIMenuLeaf, UIMenu)
    /// A submenu that the entry opens.
    case submenu(UIMenu)
    /// The title of the open submenu, which leads back to the menu around it.
    case back(UIMenu)
    /// The place of elements that are not provided yet.
    case loading
  }

  private let kind: Kind
  private weak var menu: MenuPresentation?

  init(_ kind: Kind, in menu: MenuPresentation) {
    self.kind = kind
    self.menu = menu
  }

  package var elementType: ElementType? { .button }

  package var elementIdentifier: String? {
    switch kind {
    case .leaf(let leaf, _): leaf.accessibilityIdentifier
    case .submenu(let menu): menu.accessibilityIdentifier
    case .back, .loading: nil
    }
  }

  package var elementLabel: String {
    switch kind {
    case .leaf(let leaf, _): leaf.title
    case .submenu(let menu), .back(let menu): menu.title
    case .loading: "Loading…"
    }
  }

  package var elementTitle: String? { elementLabel }

  package var elementIsEnabled: Bool {
    switch kind {
    case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
    case .submenu, .back: true
    case .loading: false
    }
  }

  package var elementIsSelected: Bool {
    switch kind {
    case .leaf(let leaf, _): leaf.state == .on
    case .submenu, .back, .loading: false
    }
  }

  package func performTap() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal("\(elementName) is disabled. Do first what enables it.")
    }
    menu?.choose(kind)
  }
}
