/// An entry of an open menu.
final class MenuEntry: AccessibleElement {
  enum Kind {
    /// An action, and the menu it is in.
    case action(UIAction, UIMenu)
    /// A command.
    case command(UICommand)
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

  package var elementLabel: String {
    switch kind {
    case .action(let action, _): action.title
    case .command(let command): command.title
    case .submenu(let menu), .back(let menu): menu.title
    case .loading: "Loading…"
    }
  }

  package var elementTitle: String? { elementLabel }

  package var elementIsEnabled: Bool {
    switch kind {
    case .action(let action, _): !action.attributes.contains(.disabled)
    case .command(let command): !command.attributes.contains(.disabled)
    case .submenu, .back: true
    case .loading: false
    }
  }

  package var elementIsSelected: Bool {
    switch kind {
    case .action(let action, _): action.state == .on
    case .command(let command): command.state == .on
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
