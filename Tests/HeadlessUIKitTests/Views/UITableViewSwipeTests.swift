import HeadlessUIKit
import Testing

/// A table's data source and delegate with swipe actions, deletable rows and fixed rows.
private final class SwipeActionsSource: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()
  var actions: [UIContextualAction]?
  var leadingActions: [UIContextualAction]?
  var rowActions: [UITableViewRowAction]?
  var rows = ["a", "b"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row] != "fixed"
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    diary.write("commit \(editingStyle) \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions.map { UISwipeActionsConfiguration(actions: $0) } }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leadingActions.map { UISwipeActionsConfiguration(actions: $0) }
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { rowActions }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    diary.write("willBeginEditing \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    diary.write("didEndEditing \(indexPath?.row ?? -1)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.write("didSelect \(indexPath.row)")
  }
}

@Suite("UITableView, swiping and editing")
struct UITableViewSwipeTests {
  private let source = SwipeActionsSource()
  private let table = UITableView()

  private func phone(in view: UIView? = nil) -> Phone {
    table.dataSource = source
    table.delegate = source
    return Phone(view ?? table)
  }

  @Test("a swipe shows the row's actions as buttons until a chosen action completes")
  func actions() throws {
    let diary = source.diary
    var finish: ((Bool) -> Void)?
    source.actions = [
      UIContextualAction(style: .destructive, title: "Remove") { _, view, done in
        diary.write("remove \((view as? UITableViewCell)?.textLabel?.text ?? "")")
        finish = done
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ]
    let phone = phone()
    try phone.find("b", .cell)?.performSwipeLeft()
    #expect(
      phone.lines == [
        "table", "cell \"a\"", "staticText \"a\"", "cell \"b\"", "staticText \"b\"",
        "button \"Remove\"", "button \"Flag\"",
      ])
    try phone.tap("Remove")
    #expect(phone.find("Flag") != nil)
    finish?(true)
    #expect(phone.find("Flag") == nil)
    #expect(diary.lines == ["willBeginEditing 1", "remove b", "didEndEditing 1"])
  }

  @Test("actions in the earlier form are buttons where there are none in the later one")
  func rowActions() throws {
    let diary = source.diary
    source.rowActions = [
      UITableViewRowAction(style: .destructive, title: "Remove") { action, path in
        diary.write("\(action.title ?? "") \(path.row)")
      },
      UITableViewRowAction(style: .normal, title: "Flag") { _, _ in },
    ]
    let phone = phone()
    try phone.find("b", .cell)?.performSwipeLeft()
    #expect(
      phone.lines == [
        "table", "cell \"a\"", "staticText \"a\"", "cell \"b\"", "staticText \"b\"",
        "button \"Remove\"", "button \"Flag\"",
      ])
    try phone.tap("Remove")
    #expect(phone.find("Flag") == nil)
    #expect(diary.lines == ["willBeginEditing 1", "Remove 1", "didEndEditing 1"])
    source.actions = []
    #expect(throws: (any Error).self) { try phone.find("b", .cell)?.performSwipeLeft() }
  }

  @Test("a row that is inserted closes the open actions of another one")
  func insertion() throws {
    source.actions = [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ]
    let phone = phone()
    try phone.find("b", .cell)?.performSwipeLeft()
    #expect(phone.find("Flag") != nil)
    source.rows.insert("c", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(
      phone.lines == [
        "table", "cell \"c\"", "staticText \"c\"", "cell \"a\"", "staticText \"a\"", "cell \"b\"",
        "staticText \"b\"",
      ])
  }

  @Test("a reload closes the open actions of a row, and tells the delegate")
  func reload() throws {
    source.actions = [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ]
    let phone = phone()
    try phone.find("b", .cell)?.performSwipeLeft()
    #expect(source.diary.read() == ["willBeginEditing 1"])
    table.reloadData()
    #expect(source.diary.read() == ["didEndEditing 1"])
    #expect(phone.find("Flag") == nil)
    try phone.find("a", .cell)?.performSwipeLeft()
    #expect(source.diary.read() == ["willBeginEditing 0"])
  }

  @Test("a swipe to the right shows only the leading actions")
  func leading() throws {
    let diary = source.diary
    source.leadingActions = [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in
        diary.write("pin")
        done(true)
      }
    ]
    let phone = phone()
    try phone.find("b", .cell)?.performSwipeRight()
    #expect(phone.find("Pin", .button) != nil)
    #expect(phone.find("Delete", .button) == nil)
    try phone.tap("Pin")
    #expect(diary.read() == ["willBeginEditing 1", "pin", "didEndEditing 1"])
    #expect(phone.find("Pin") == nil)
    source.leadingActions = nil
    #expect(
      refusal { try phone.find("b", .cell)?.performSwipeRight() } == """
        a swipe on cell "b" shows nothing: the row has no actions.
        """)
  }

  /// Source: the table's swipe controller takes the touches of all rows until the actions are hidden.
  @Test("while a row shows actions, a tap on any row hides them and selects nothing")
  func closing() throws {
    source.actions = [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }]
    let phone = phone()
    try phone.find("a", .cell)?.performSwipeLeft()
    try phone.tap("a", .cell)
    #expect(source.diary.read() == ["willBeginEditing 0", "didEndEditing 0"])
    try phone.find("a", .staticText)?.performSwipeLeft()
    try phone.tap("b", .cell)
    #expect(source.diary.read() == ["willBeginEditing 0", "didEndEditing 0"])
    #expect(phone.find("Flag") == nil)
    try phone.tap("b", .cell)
    #expect(source.diary.read() == ["didSelect 1"])
  }

  @Test("an editable row without actions of its own shows Delete")
  func deleting() throws {
    let phone = phone()
    try phone.find("a", .cell)?.performSwipeLeft()
    try phone.tap("Delete")
    #expect(source.diary.lines == ["willBeginEditing 0", "didEndEditing 0", "commit delete 0"])
    #expect(phone.lines == ["table", "cell \"b\"", "staticText \"b\""])
  }

  @Test(
    "a swipe on a row without actions is for the views around the table, one with actions is not")
  func around() throws {
    source.actions = []
    let parent = UIView()
    parent.addSubview(table)
    let swipe = UISwipeGestureRecognizer(target: source.diary) { $0.write("swipe") }
    swipe.direction = .left
    parent.addGestureRecognizer(swipe)
    let phone = phone(in: parent)
    try phone.find("a", .cell)?.performSwipeLeft()
    #expect(source.diary.read() == ["swipe"])
    #expect(
      refusal { try phone.find("a", .cell)?.performSwipeRight() }
        == "a swipe on cell \"a\" shows nothing: the row has no actions.")
    source.actions = [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }]
    try phone.find("a", .cell)?.performSwipeLeft()
    #expect(source.diary.read() == ["willBeginEditing 0"] && phone.find("Flag") != nil)
  }

  @Test("a swipe on a row without actions is refused")
  func nothing() {
    source.actions = []
    let phone = phone()
    let refused = "a swipe on cell \"a\" shows nothing: the row has no actions."
    #expect(refusal { try phone.find("a", .cell)?.performSwipeLeft() } == refused)
    source.actions = nil
    source.rows = ["fixed"]
    table.reloadData()
    #expect(
      refusal { try phone.find("fixed", .cell)?.performSwipeLeft() }
        == "a swipe on cell \"fixed\" shows nothing: the row has no actions.")
    let plain = TableRecorder([["a"]])
    let other = Phone(plain.table)
    #expect(refusal { try other.find("a", .cell)?.performSwipeLeft() } == refused)
  }

  @Test("editing mode shows Delete in each editable row and allows neither selection nor swipes")
  func editing() throws {
    source.rows = ["a", "fixed"]
    let phone = phone()
    table.setEditing(true, animated: true)
    #expect(
      phone.lines == [
        "table", "cell \"a\"", "staticText \"a\"", "button \"Delete\"", "cell \"fixed\"",
        "staticText \"fixed\"",
      ])
    #expect(
      refusal { try phone.tap("a", .cell) } == """
        a tap on cell "a" does nothing: its table allows no selection while it is edited.
        """)
    #expect(
      refusal { try phone.find("a", .cell)?.performSwipeLeft() }
        == "a swipe on cell \"a\" shows nothing: the table is in editing mode.")
    try phone.tap("Delete")
    #expect(source.diary.lines == ["commit delete 0"])
    table.setEditing(false, animated: true)
    #expect(phone.lines == ["table", "cell \"fixed\"", "staticText \"fixed\""])
  }
}
