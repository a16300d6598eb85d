import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate whose menu has two entries.
private final class ShareMenus: UIContextMenuInteractionDelegate {
  var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Share") { _ in }, UIAction(title: "Copy") { _ in }])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in self.menu })
  }
}

@Suite("Elements of an open menu")
struct OpenMenuTests {
  private let delegate = ShareMenus()

  @Test("a button's menu contains its entries and the button that opened it, and nothing else")
  func button() throws {
    let (button, other) = (UIButton(type: .system), UIButton(type: .system))
    button.setTitle("Options", for: .normal)
    button.menu = delegate.menu
    button.showsMenuAsPrimaryAction = true
    let phone = Phone(button, other)
    try phone.tap("Options")
    let open = try #require(UIApplication.shared.openMenu)
    let entry = try #require(phone.find("Copy"))
    let elements: [any AccessibleElement] = [button, entry, other]
    #expect(elements.map(open.contains) == [true, true, false])
    #expect(elements.map(open.isEntry) == [false, true, false])
    #expect(open.opener == "button \"Options\"")
  }

  @Test("an entry has the identifier of its element, and the title of an open submenu has none")
  func identifiers() throws {
    let action = UIAction(title: "Copy") { _ in }
    action.accessibilityIdentifier = "copy-entry"
    let menu = UIMenu(title: "More", children: [action])
    menu.accessibilityIdentifier = "more-entry"
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.menu = UIMenu(children: [menu])
    button.showsMenuAsPrimaryAction = true
    let phone = Phone(button)
    try phone.tap("Options")
    #expect(phone.find("More")?.elementIdentifier == "more-entry")
    try phone.tap("More")
    #expect(phone.find("More")?.elementIdentifier == nil)
    #expect(phone.find("Copy")?.elementIdentifier == "copy-entry")
  }

  @Test("a second long press opens the context menu anew, with each entry once")
  func twice() throws {
    let label = UILabel()
    label.text = "photo"
    label.isUserInteractionEnabled = true
    let container = UIView()
    container.addSubview(label)
    container.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let phone = Phone(container)
    for _ in 0..<2 {
      try phone.find("photo")?.performLongPress()
      #expect(phone.lines == ["staticText \"photo\"", "button \"Share\"", "button \"Copy\""])
      #expect(container.subviews.count == 3)
    }
    try phone.tap("Share")
    #expect(container.subviews == [label])
  }
}
