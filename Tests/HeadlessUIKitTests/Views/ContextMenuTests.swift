import HeadlessUIKit
import Testing

/// The delegate of a table and of an interaction that have context menus.
private final class MenuDelegate: UITableViewDataSource, UITableViewDelegate,
  UIContextMenuInteractionDelegate
{
  let diary = Diary()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row == 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in self.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in self.menu })
  }

  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Share") { [diary] _ in diary.write("shared") },
      UIMenu(
        title: "More",
        children: [
          UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in },
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
        ]),
    ])
  }
}

@Suite("Context menus")
struct ContextMenuTests {
  private let menus = MenuDelegate()

  private func showTable() -> Phone {
    let table = UITableView()
    table.dataSource = menus
    table.delegate = menus
    return Phone(table)
  }

  @Test("a long press on a row opens its menu, and choosing an action closes it")
  func row() throws {
    let phone = showTable()
    try phone.find("row 0", .cell)?.performLongPress()
    #expect(
      phone.lines == [
        "table", "cell \"row 0\"", "staticText \"row 0\"", "button \"Share\"",
        "button \"More\"", "cell \"row 1\"", "staticText \"row 1\"",
      ])
    try phone.tap("More")
    #expect(
      phone.lines == [
        "table", "cell \"row 0\"", "staticText \"row 0\"", "button \"More\"",
        "button \"Delete\" disabled", "cell \"row 1\"", "staticText \"row 1\"",
      ])
    try phone.tap("More")
    try phone.tap("Share")
    #expect(menus.diary.read() == ["shared"])
    #expect(phone.find("Share") == nil)
  }

  @Test("a long press on a text in a row opens the row's menu")
  func textInRow() throws {
    let phone = showTable()
    try phone.find("row 0", .staticText)?.performLongPress()
    #expect(
      phone.lines == [
        "table", "cell \"row 0\"", "staticText \"row 0\"", "button \"Share\"",
        "button \"More\"", "cell \"row 1\"", "staticText \"row 1\"",
      ])
    #expect(throws: Refusal.self) { try phone.find("row 1", .staticText)?.performLongPress() }
  }

  @Test("a long press on a row without a menu is refused")
  func none() {
    let phone = showTable()
    #expect(
      refusal { try phone.find("row 1", .cell)?.performLongPress() } == """
        a long press on cell "row 1" does nothing: it and what it is in have nothing that answers a \
        long press. Name the element that acts.
        """)
  }

  @Test("a long press opens the menu of any view with the interaction")
  func interaction() throws {
    let view = UILabel()
    view.text = "photo"
    view.isUserInteractionEnabled = true
    let container = UIView()
    container.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: menus)
    container.addInteraction(interaction)
    let phone = Phone(container)
    try phone.find("photo")?.performLongPress()
    try phone.tap("Share")
    #expect(menus.diary.read() == ["shared"])
    container.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(container.interactions.isEmpty)
  }
}
