import Foundation
import HeadlessUIKit
import Testing

@Suite("Menus")
struct MenuTests {
  private let diary = Diary()

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [diary] _ in diary.write(title) }
  }

  private func phone(_ elements: UIMenuElement...) throws -> Phone {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: elements)
    button.showsMenuAsPrimaryAction = true
    let phone = Phone(button)
    try phone.tap("Menu")
    return phone
  }

  private func entries(_ phone: Phone) -> [String] { Array(phone.lines.dropFirst()) }

  @Test("a submenu is one entry, which opens it in place; its title leads back")
  func submenu() throws {
    let inner = UIMenu(title: "Sort", children: [action("Name"), action("Date")])
    let phone = try phone(action("Share"), UIMenu(title: "View", children: [inner]))
    #expect(entries(phone) == ["button \"Share\"", "button \"View\""])
    try phone.tap("View")
    #expect(entries(phone) == ["button \"View\"", "button \"Sort\""])
    try phone.tap("Sort")
    #expect(entries(phone) == ["button \"Sort\"", "button \"Name\"", "button \"Date\""])
    try phone.tap("Sort")
    #expect(entries(phone) == ["button \"View\"", "button \"Sort\""])
    try phone.tap("Sort")
    try phone.tap("Date")
    #expect(entries(phone) == [] && diary.lines == ["Date"])
  }

  @Test("an inline submenu's elements are entries of the outer menu; an empty submenu is none")
  func inline() throws {
    let phone = try phone(
      UIMenu(title: "Edit", options: .displayInline, children: [action("Cut")]),
      UIMenu(title: "Empty"), action("Gone", .hidden), action("Off", .disabled))
    #expect(entries(phone) == ["button \"Cut\"", "button \"Off\" disabled"])
  }

  @Test("a menu of a single selection checks the action chosen, also in a menu that stays")
  func singleSelection() throws {
    let phone = try phone(
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [
          action("Name", .keepsMenuPresented), action("Date", .keepsMenuPresented),
        ]))
    try phone.tap("Name")
    #expect(entries(phone) == ["button \"Name\" selected", "button \"Date\""])
    try phone.tap("Date")
    #expect(entries(phone) == ["button \"Name\"", "button \"Date\" selected"])
  }

  @Test("a deferred element shows Loading… until its closure answers, and keeps the answer")
  func deferred() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let late = UIDeferredMenuElement { [diary] in
      diary.write("asked")
      answer = $0
    }
    let phone = try phone(late, action("Share"))
    #expect(entries(phone) == ["button \"Loading…\" disabled", "button \"Share\""])
    answer?([action("Anna"), UIMenu(title: "Others", children: [action("Ben")])])
    let loaded = ["button \"Anna\"", "button \"Others\"", "button \"Share\""]
    #expect(entries(phone) == loaded)
    try phone.tap("Anna")
    try phone.tap("Menu")
    #expect(entries(phone) == loaded && diary.lines == ["asked", "Anna"])
  }

  @Test("an uncached element is asked each time its menu opens")
  func uncached() throws {
    let late = UIDeferredMenuElement.uncached { [diary, action] in
      diary.write("asked")
      $0([action("Recent", [])])
    }
    let phone = try phone(late)
    #expect(entries(phone) == ["button \"Recent\""])
    try phone.tap("Recent")
    try phone.tap("Menu")
    #expect(diary.lines == ["asked", "Recent", "asked"])
  }

  @Test("a command in a menu is an entry that performs it")
  func command() throws {
    let phone = try phone(UICommand(title: "Paste") { [diary] _ in diary.write("paste") })
    try phone.tap("Paste")
    #expect(entries(phone) == [] && diary.lines == ["paste"])
  }

  @Test("a context menu shows what a deferred element gives later")
  func contextMenu() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
    let delegate = MenuProvider(menu)
    let label = UILabel()
    label.text = "photo"
    label.isUserInteractionEnabled = true
    let container = UIView()
    container.addSubview(label)
    container.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let phone = Phone(container)
    try phone.find("photo")?.performLongPress()
    #expect(entries(phone) == ["button \"Loading…\" disabled"])
    answer?([action("Share")])
    #expect(entries(phone) == ["button \"Share\""])
    try phone.tap("Share")
    #expect(entries(phone) == [] && diary.lines == ["Share"])
  }
}

private final class MenuProvider: UIContextMenuInteractionDelegate {
  private let menu: UIMenu

  init(_ menu: UIMenu) { self.menu = menu }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}
