import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The tree of the elements")
struct ElementTreeTests {
  /// Returns a line for each element: its depth, number and label, and whether it is covered.
  private func lines(_ nodes: [ElementNode], indentation: String = "") -> [String] {
    nodes.flatMap { node in
      let cover = node.element.isCovered ? ", covered" : ""
      let list = node.isList ? ", list" : ""
      return [
        "\(indentation)\(node.number) \(node.element.type) \(node.element.label)\(list)\(cover)"
      ] + lines(node.children, indentation: indentation + "  ")
    }
  }

  @Test("what an alert is over is covered, and numbered before the alert")
  func alert() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      screen.later(.seconds(1)) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        screen.present(alert, animated: false)
      }
    }
    #expect(lines(session.elementTree) == ["0 button Send"])
    try session.perform(.wait(.seconds(1)))
    #expect(
      lines(session.elementTree) == [
        "0 button Send, covered", "1 alert Sure?", "  2 staticText Sure?", "  3 button Yes",
      ])
  }

  @Test("while a menu is open, all but its entries and what opened it is covered")
  func menu() throws {
    let session = try waitingSession { screen in
      screen.addButton("Send")
      let sort = UIButton(type: .system)
      sort.setTitle("Sort", for: .normal)
      sort.menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
      sort.showsMenuAsPrimaryAction = true
      screen.view.addSubview(sort)
    }
    #expect(lines(session.elementTree) == ["0 button Send", "1 button Sort"])
    try session.perform(.tap(ElementQuery("Sort")))
    #expect(
      lines(session.elementTree) == [
        "0 button Send, covered", "1 button Sort", "  2 button Name", "  3 button Date",
      ])
  }

  @Test("a list is told from other elements, and its cells are in it")
  func list() throws {
    let rows = NumberedRows(count: 2)
    let session = try waitingSession { screen in
      let table = UITableView()
      table.dataSource = rows
      screen.view.addSubview(table)
    }
    #expect(
      lines(session.elementTree) == [
        "0 table , list", "  1 cell Row 0", "    2 staticText Row 0", "  3 cell Row 1",
        "    4 staticText Row 1",
      ])
  }
}
