import Foundation
import HeadlessUIKit
import Testing

/// A table's data source and delegate whose cells write that their editing mode is set.
private final class EditedRows: UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    var diary: Diary?

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      diary?.write("editing \(editing), animated \(animated)")
    }
  }

  let diary = Diary()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.diary = diary
    cell.accessibilityLabel = "row"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// The actions of a table's rows, without the rows.
private final class FlagActions: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}

@Suite("The state of cells in a list, and of those in none")
struct CellStateTests {
  @Test("a cell that enters a table in editing mode is edited without an animation")
  func editedRow() {
    let (table, rows) = (UITableView(), EditedRows())
    table.dataSource = rows
    table.isEditing = true
    let phone = Phone(table)
    #expect(rows.diary.lines == ["editing true, animated false"])
    #expect(phone.lines == ["table", "cell \"row\"", "button \"Delete\""])
  }

  @Test("a cell that enters a collection in editing mode is configured for it and for its end")
  func editedItem() {
    final class Source: UICollectionViewDataSource {
      var states: [Bool] = []

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell()
        cell.configurationUpdateHandler = { [unowned self] in states.append($1.isEditing) }
        return cell
      }
    }
    let (collection, source) = (UICollectionView(), Source())
    collection.dataSource = source
    collection.isEditing = true
    let phone = Phone(collection)
    #expect(source.states == [false, true])
    collection.isEditing = false
    #expect(source.states == [false, true, false])
    withExtendedLifetime(phone) {}
  }

  @Test("an accessory for other times than editing is shown until the list is edited")
  func accessories() {
    let view = UICollectionView()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
      cell.accessibilityLabel = "item"
      cell.accessories = [
        .label(text: "always"), .label(text: "reading", displayed: .whenNotEditing),
        .label(text: "editing", displayed: .whenEditing),
      ]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let phone = Phone(view)
    func texts() -> [String] { phone.lines.filter { $0.hasPrefix("staticText") } }
    #expect(texts() == ["staticText \"always\"", "staticText \"reading\""])
    view.isEditing = true
    #expect(texts() == ["staticText \"always\"", "staticText \"editing\""])
    view.isEditing = false
    #expect(texts() == ["staticText \"always\"", "staticText \"reading\""])
  }

  @Test("a cell in no list refuses taps and swipes")
  func detached() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell()
    for cell in [row, item] { cell.accessibilityLabel = "lone" }
    let phone = Phone(row, item)
    #expect(
      [row, item].map { cell in refusal { try cell.performTap() } } == [
        "cell \"lone\" cannot be tapped: it is in no table.",
        "cell \"lone\" cannot be tapped: it is in no collection.",
      ])
    let unswiped = """
      a swipe on cell "lone" does nothing: it and what it is in have nothing that answers a swipe. \
      Name the element that acts.
      """
    for cell in [row, item] {
      #expect(refusal { try cell.performSwipeLeft() } == unswiped)
      #expect(refusal { try cell.performSwipeRight() } == unswiped)
    }
    withExtendedLifetime(phone) {}
  }

  @Test("a table whose data source is released edits no row, and shows no actions of a swipe")
  func releasedSource() throws {
    let (table, actions) = (UITableView(), FlagActions())
    var rows: EditedRows? = EditedRows()
    table.dataSource = rows
    table.delegate = actions
    let phone = Phone(table)
    let cell = try #require(table.visibleCells.first)
    rows = nil
    #expect(table.dataSource == nil)
    #expect(
      refusal { try cell.performSwipeLeft() }
        == "a swipe on cell \"row\" shows nothing: the row has no actions.")
    table.isEditing = true
    #expect(cell.subviews.filter { $0 is UIButton } == [])
    withExtendedLifetime(phone) {}
  }
}
