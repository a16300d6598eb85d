import HeadlessUIKit
import Testing

/// A table's source with rows that the app makes editable.
private final class EditableRows: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    diary.write("style \(indexPath.row)")
    return .delete
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.write("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    diary.write("didDeselect \(indexPath.row)")
  }
}

@Suite("UITableView, editing mode")
struct UITableViewEditingTests {
  private let source = EditableRows()
  private let table = UITableView()

  private func phone() -> Phone {
    table.dataSource = source
    table.delegate = source
    return Phone(table)
  }

  @Test("a data source that says which rows can be edited makes those alone editable")
  func mayEdit() {
    final class Rows: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
    }
    final class Delegate: UITableViewDelegate {}
    let (rows, delegate) = (Rows(), Delegate())
    table.dataSource = rows
    let phone = Phone(table)
    for other in [nil, delegate] {
      table.delegate = other
      table.setEditing(true, animated: false)
      #expect(
        phone.lines.filter { !$0.hasPrefix("staticText") } == [
          "table", "cell", "button \"Delete\"", "cell", "cell", "button \"Delete\"",
        ])
      table.setEditing(false, animated: false)
    }
  }

  @Test("setting isEditing of a table, a cell or a collection has the effect of the method")
  func setting() {
    final class Cell: UITableViewCell {
      var modes: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        modes.append(editing)
      }
    }
    let phone = phone()
    table.isEditing = true
    #expect(table.isEditing && phone.find("Delete", .button) != nil)
    table.isEditing.toggle()
    #expect(!table.isEditing && phone.find("Delete", .button) == nil)
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isEditing = true
    #expect(cell.isEditing && cell.modes == [true] && cell.configurationState.isEditing)
  }

  @Test("allowsMultipleSelectionDuringEditing alone lets taps select, and shows no Delete")
  func several() throws {
    table.allowsMultipleSelectionDuringEditing = true
    let phone = phone()
    table.setEditing(true, animated: true)
    #expect(phone.find("Delete", .button) == nil)
    for row in ["row 0", "row 1", "row 0"] { try phone.tap(row, .cell) }
    #expect(source.diary.lines == ["didSelect 0", "didSelect 1", "didDeselect 0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("entering and leaving editing mode deselects all rows without telling the delegate")
  func deselecting() throws {
    table.allowsMultipleSelectionDuringEditing = true
    let phone = phone()
    try phone.tap("row 0", .cell)
    table.setEditing(true, animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    try phone.tap("row 1", .cell)
    table.setEditing(false, animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(source.diary.lines == ["didSelect 0", "didSelect 1"])
    #expect(phone.lines.filter { $0.hasSuffix("selected") } == [])
  }

  @Test("highlight, selection and editing mode of a cell call its configuration update handler")
  func configuration() throws {
    table.allowsSelectionDuringEditing = true
    let phone = phone()
    var states: [String] = []
    table.visibleCells.first?.configurationUpdateHandler = { _, state in
      states.append("\(state.isHighlighted) \(state.isSelected) \(state.isEditing)")
    }
    try phone.tap("row 0", .cell)
    #expect(
      states == [
        "false false false", "true false false", "false false false", "false true false",
      ])
    states = []
    table.isEditing = true
    #expect(states == ["false false false", "false false true"])
  }

  @Test("a collection in editing mode lets taps select as its editing properties say")
  func collections() throws {
    final class Items: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell()
        cell.accessibilityLabel = "item \(indexPath.item)"
        return cell
      }
    }
    let (view, items) = (UICollectionView(), Items())
    view.dataSource = items
    let phone = Phone(view)
    #expect(view.indexPathsForSelectedItems == [])
    view.isEditing = true
    #expect(
      refusal { try phone.tap("item 0", .cell) } == """
        a tap on cell "item 0" does nothing: its collection allows no selection while it is edited.
        """)
    view.allowsMultipleSelectionDuringEditing = true
    for item in ["item 1", "item 0"] { try phone.tap(item, .cell) }
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 0])
    #expect(view.visibleCells.map(\.configurationState.isEditing) == [true, true])
  }
}
