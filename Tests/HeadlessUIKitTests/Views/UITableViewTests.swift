import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("UITableView")
struct UITableViewTests {
  @Test("elements are visited from the table header through the sections to the table footer")
  func order() {
    let source = TableRecorder(
      [["a", "b"], [], ["c"]], headers: ["First", nil, "Third"], style: .grouped)
    let (header, footer, message) = (UILabel(), UILabel(), UILabel())
    (header.text, footer.text, message.text) = ("above", "below", "behind")
    source.table.tableHeaderView = header
    source.table.tableFooterView = footer
    source.table.backgroundView = message
    source.table.accessibilityIdentifier = "shifts"
    let phone = Phone(source.table)
    #expect(
      phone.lines == [
        "table #shifts", "staticText \"above\"", "staticText \"First\"", "cell \"a\"",
        "staticText \"a\"", "cell \"b\"", "staticText \"b\"", "staticText \"Third\"",
        "cell \"c\"", "staticText \"c\"", "staticText \"below\"", "staticText \"behind\"",
      ])
  }

  @Test("visible rows are loaded once, when the current work is done")
  func asking() {
    let source = TableRecorder([["a", "b"]])
    source.recordsCells = true
    let phone = Phone(source.table)
    #expect(source.diary.read() == ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
    _ = phone.lines
    #expect(source.diary.read() == [])
    source.sections = [["c"]]
    source.table.reloadData()
    #expect(source.diary.read() == ["didEndDisplaying 0.1", "didEndDisplaying 0.0"])
    phone.settle()
    #expect(source.diary.read() == ["cell 0.0", "willDisplay 0.0"])
    #expect(source.table.visibleCells.map(\.textLabel?.text) == ["c"])
  }

  @Test("a cell that is asked for is loaded at once, with the other visible ones")
  func askingForCell() {
    let source = TableRecorder([["a", "b"]])
    source.recordsCells = true
    let phone = Phone(source.table)
    _ = source.diary.read()
    source.sections = [["c", "d"]]
    source.table.reloadData()
    _ = source.diary.read()
    let path = IndexPath(row: 1, section: 0)
    #expect(source.table.cellForRow(at: path)?.textLabel?.text == "d")
    #expect(source.diary.read() == ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
    #expect(source.table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    phone.settle()
    #expect(source.diary.read() == [])
  }

  @Test("the visible cells and their places are loaded when they are asked for")
  func askingForVisible() {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    source.sections = [["c", "d", "e"]]
    source.table.reloadData()
    #expect(source.table.visibleCells.map(\.textLabel?.text) == ["c", "d", "e"])
    source.sections = [["f"]]
    source.table.reloadData()
    #expect(source.table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
    withExtendedLifetime(phone) {}
  }

  @Test("a table in no window asks its data source for no cells")
  func outside() {
    let source = TableRecorder([["a"]])
    source.recordsCells = true
    _ = Phone()
    source.table.reloadData()
    #expect(source.diary.lines == [])
  }

  @Test("reloading reuses cells in their order, and calls prepareForReuse")
  func reuse() {
    final class Reused: UITableViewCell {
      var uses = 1
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    let source = TableRecorder([["a", "b"]])
    source.table.register(Reused.self, forCellReuseIdentifier: "cell")
    let phone = Phone(source.table)
    let before = source.table.visibleCells
    source.table.reloadData()
    phone.settle()
    #expect(source.table.visibleCells == before)
    #expect(before.map { ($0 as? Reused)?.uses } == [2, 2])
  }

  @Test("dequeuing an unregistered identifier is a finding and returns a plain cell")
  func unregistered() {
    let source = TableRecorder([["a"]])
    let noClass: UITableViewCell.Type? = nil
    source.table.register(noClass, forCellReuseIdentifier: "cell")
    let phone = Phone(source.table)
    #expect(phone.find("a", .cell) != nil)
    #expect(
      phone.findings == [
        """
        UITableView: unable to dequeue a cell with identifier cell - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard. UIKit raises an exception; \
        here it gets a plain one. Call register(_:forCellReuseIdentifier:) first.
        """
      ])
  }

  // MARK: Selection

  @Test("a tap on a row calls the delegate in UIKit's order and deselects the former row")
  func selecting() throws {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    try phone.tap("a", .cell)
    try phone.tap("b", .staticText)
    #expect(
      source.diary.lines == [
        "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0",
        "didSelect 0.0",
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1",
        "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.1",
      ])
    #expect(phone.lines.filter { $0.hasPrefix("cell") } == ["cell \"a\"", "cell \"b\" selected"])
    #expect(source.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("a row is not selected if the delegate refuses its highlight or its selection")
  func declining() throws {
    let source = TableRecorder([["not highlightable", "not selectable"]])
    let phone = Phone(source.table)
    try phone.tap("not highlightable", .cell)
    try phone.tap("not selectable", .cell)
    #expect(
      source.diary.lines == [
        "shouldHighlight 0.0", "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1",
        "willSelect 0.1",
      ])
    #expect(source.table.indexPathsForSelectedRows == nil)
  }

  @Test("with multiple selection, a tap adds a row and a second tap deselects it")
  func several() throws {
    let source = TableRecorder([["a", "b"]])
    source.table.allowsMultipleSelection = true
    let phone = Phone(source.table)
    for label in ["b", "a", "b"] { try phone.tap(label, .cell) }
    #expect(source.diary.lines.suffix(2) == ["willDeselect 0.1", "didDeselect 0.1"])
    #expect(source.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test("selecting in code does not call the delegate; reloading clears the selection")
  func byCode() {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    source.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .middle)
    #expect(phone.lines.contains("cell \"b\" selected"))
    source.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    source.table.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
    source.table.reloadData()
    phone.settle()
    #expect(phone.lines.filter { $0.hasPrefix("cell") } == ["cell \"a\"", "cell \"b\""])
    #expect(source.diary.lines == [])
  }

  @Test("a tap on a row is refused if the table allows no selection or no touches")
  func notAllowed() {
    let source = TableRecorder([["a"]])
    source.table.allowsSelection = false
    let phone = Phone(source.table)
    #expect(
      refusal { try phone.tap("a", .cell) }
        == "a tap on cell \"a\" does nothing: its table allows no selection.")
    source.table.allowsSelection = true
    source.table.isUserInteractionEnabled = false
    #expect(
      refusal { try phone.tap("a", .cell) } == """
        cell "a" takes no touches: isUserInteractionEnabled is false on it or around it.
        """)
  }

  @Test("a tap on a control in a row does not select the row")
  func controlsInRows() throws {
    let source = TableRecorder([["a"]])
    let phone = Phone(source.table)
    let cell = source.table.visibleCells[0]
    cell.contentView.addSubview(
      UIButton(primaryAction: UIAction(title: "Retry") { _ in source.diary.write("retry") }))
    cell.accessoryType = .detailDisclosureButton
    try phone.tap("Retry")
    try phone.tap("More Info")
    #expect(source.diary.lines == ["retry", "accessory 0.0"])
    #expect(
      phone.lines == [
        "table", "cell \"a\"", "staticText \"a\"", "button \"Retry\"", "button \"More Info\"",
      ])
    cell.accessoryType = .none
    #expect(
      phone.lines == ["table", "cell \"a\"", "staticText \"a\"", "button \"Retry\""])
  }

  @Test(
    "a tap gesture on a superview prevents selection, unless cancelsTouchesInView is false",
    arguments: [(true, ["gesture"]), (false, ["gesture", "didSelect 0.0"])])
  func gestures(cancels: Bool, expected: [String]) throws {
    let source = TableRecorder([["a"]])
    let around = UIView()
    around.addSubview(source.table)
    let gesture = UITapGestureRecognizer(target: source.diary) { $0.write("gesture") }
    gesture.cancelsTouchesInView = cancels
    around.addGestureRecognizer(gesture)
    let phone = Phone(around)
    try phone.tap("a", .cell)
    let calls = source.diary.lines.filter { $0.hasPrefix("didSelect") || $0 == "gesture" }
    #expect(calls == expected)
  }

  @Test("a double tap gesture beside a tap gesture does not decide whether the row is selected")
  func gestureBesideDoubleTap() throws {
    let source = TableRecorder([["a"]])
    let around = UIView()
    around.addSubview(source.table)
    let double = UITapGestureRecognizer(target: source.diary) { $0.write("double") }
    double.numberOfTapsRequired = 2
    let gesture = UITapGestureRecognizer(target: source.diary) { $0.write("gesture") }
    gesture.cancelsTouchesInView = false
    around.gestureRecognizers = [double, gesture]
    let phone = Phone(around)
    try phone.tap("a", .cell)
    let calls = source.diary.lines.filter { $0.hasPrefix("didSelect") || !$0.contains(" ") }
    #expect(calls == ["gesture", "didSelect 0.0"])
  }

  // MARK: Content

  @Test("a content configuration shows in the cell, and the next one uses the same view")
  func contentConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Ann Bakker"
    content.secondaryText = "On my way."
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first
    #expect(cell.elementLabel == "Ann Bakker, On my way.")
    #expect(cell.elementHasLabel("Ann Bakker, On my way."))
    #expect(!cell.elementHasLabel("Ann Bakker") && !cell.elementHasLabel("Ann Bakker, no"))
    content.text = "Ann"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.first === view && cell.elementLabel == "Ann, On my way.")
    cell.contentConfiguration = nil
    #expect(cell.elementLabel == "" && cell.contentView.subviews.isEmpty)
    cell.accessibilityLabel = "described"
    #expect(cell.elementHasLabel("described") && !cell.elementHasLabel(""))
  }

  @Test("detailTextLabel is nil only in the default style")
  func styles() {
    let texts = [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map {
      UITableViewCell(style: $0, reuseIdentifier: nil).detailTextLabel != nil
    }
    #expect(texts == [false, true, true, true])
  }
}

extension UITableViewTests {
  @Test("reloading while the data source is asked for a cell leaves no extra cells")
  func reloadingWhileAsked() {
    final class ReloadingSource: UITableViewDataSource {
      var reloads = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if reloads > 0 {
          reloads -= 1
          tableView.reloadData()
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let (table, source) = (UITableView(), ReloadingSource())
    table.dataSource = source
    let phone = Phone(table)
    #expect(
      phone.lines.filter { $0.hasPrefix("cell") } == ["cell \"row 0\"", "cell \"row 1\""])
    #expect(table.subviews.count == 2)
  }
}
