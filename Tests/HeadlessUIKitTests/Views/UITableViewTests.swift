import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("UITableView")
struct UITableViewTests {
  @Test("a table is read from its header through its sections to its footer")
  func order() {
    let source = Tabular(
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

  @Test("the rows are asked for when the current work is done, once")
  func asking() {
    let source = Tabular([["a", "b"]])
    source.tellsOfCells = true
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

  @Test("nobody looks at a table in no window, and nothing is asked")
  func outside() {
    let source = Tabular([["a"]])
    source.tellsOfCells = true
    _ = Phone()
    source.table.reloadData()
    #expect(source.diary.lines == [])
  }

  @Test("cells are used again, in their order, and told before")
  func reuse() {
    final class Reused: UITableViewCell {
      var uses = 1
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    let source = Tabular([["a", "b"]])
    source.table.register(Reused.self, forCellReuseIdentifier: "cell")
    let phone = Phone(source.table)
    let before = source.table.visibleCells
    source.table.reloadData()
    phone.settle()
    #expect(source.table.visibleCells == before)
    #expect(before.map { ($0 as? Reused)?.uses } == [2, 2])
  }

  @Test("an identifier without a class is a finding, and gives a plain cell")
  func unregistered() {
    let source = Tabular([["a"]])
    let never: UITableViewCell.Type? = nil
    source.table.register(never, forCellReuseIdentifier: "cell")
    let phone = Phone(source.table)
    #expect(phone.find("a", .cell) != nil)
    #expect(
      phone.findings == [
        """
        UITableView: unable to dequeue a cell with identifier cell - must register a nib or a class \
        for the identifier. UIKit raises an exception; here it gets a plain one. Call \
        register(_:forCellReuseIdentifier:) first.
        """
      ])
  }

  // MARK: Selection

  @Test("a tap on a row asks and tells in UIKit's order, and deselects the row before")
  func selecting() throws {
    let source = Tabular([["a", "b"]])
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

  @Test("a row that is not highlighted is not selected, one the delegate declines is not either")
  func declining() throws {
    let source = Tabular([["stiff", "shy"]])
    let phone = Phone(source.table)
    try phone.tap("stiff", .cell)
    try phone.tap("shy", .cell)
    #expect(
      source.diary.lines == [
        "shouldHighlight 0.0", "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1",
        "willSelect 0.1",
      ])
    #expect(source.table.indexPathsForSelectedRows == nil)
  }

  @Test("several rows can be selected where the table allows it; a second tap deselects")
  func several() throws {
    let source = Tabular([["a", "b"]])
    source.table.allowsMultipleSelection = true
    let phone = Phone(source.table)
    for label in ["b", "a", "b"] { try phone.tap(label, .cell) }
    #expect(source.diary.lines.suffix(2) == ["willDeselect 0.1", "didDeselect 0.1"])
    #expect(source.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test("selecting by code tells nobody; reloading forgets selections")
  func byCode() {
    let source = Tabular([["a", "b"]])
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

  @Test("a row of a table without selection refuses a tap, with the reason")
  func notAllowed() {
    let source = Tabular([["a"]])
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

  @Test("a control in a row gets the tap, and the row is not selected")
  func controlsInRows() throws {
    let source = Tabular([["a"]])
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
  }

  @Test(
    "a tap gesture around the table keeps the tap from the row, unless it lets touches through",
    arguments: [(true, ["gesture"]), (false, ["gesture", "didSelect 0.0"])])
  func gestures(cancels: Bool, told: [String]) throws {
    let source = Tabular([["a"]])
    let around = UIView()
    around.addSubview(source.table)
    let gesture = UITapGestureRecognizer(target: source.diary) { $0.write("gesture") }
    gesture.cancelsTouchesInView = cancels
    around.addGestureRecognizer(gesture)
    let phone = Phone(around)
    try phone.tap("a", .cell)
    let kept = source.diary.lines.filter { $0.hasPrefix("didSelect") || $0 == "gesture" }
    #expect(kept == told)
  }

  // MARK: Content

  @Test("content as a value shows in the cell, and is kept in the same view")
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
    cell.accessibilityLabel = "spoken"
    #expect(cell.elementHasLabel("spoken") && !cell.elementHasLabel(""))
  }

  @Test("a cell has a second text only in the styles that have one")
  func styles() {
    let texts = [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map {
      UITableViewCell(style: $0, reuseIdentifier: nil).detailTextLabel != nil
    }
    #expect(texts == [false, true, true, true])
  }
}

extension UITableViewTests {
  @Test("a data source that reloads the table while it is asked does not leave cells behind")
  func reloadingWhileAsked() {
    final class Restless: UITableViewDataSource {
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
    let (table, source) = (UITableView(), Restless())
    table.dataSource = source
    let phone = Phone(table)
    #expect(
      phone.lines.filter { $0.hasPrefix("cell") } == ["cell \"row 0\"", "cell \"row 1\""])
    #expect(table.subviews.count == 2)
  }
}
