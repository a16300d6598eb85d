import Foundation
import HeadlessUIKit
import Testing

/// A list whose first place has an edit menu with one command.
private final class EditableList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  let diary = Diary()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0
  }

  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == Selector("copy:") }

  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { diary.write("\(action.description) row \(indexPath.row)") }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type: AnyClass = UICollectionViewCell.self
    collectionView.register(type, forCellWithReuseIdentifier: "item")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityLabel = "item"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == Selector("paste:") }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { diary.write("\(action.description) item \(indexPath.item)") }
}

/// Source: the documentation of UITableViewDelegate's and UICollectionViewDelegate's menus.
@Suite("The edit menu of a row or an item")
struct EditMenuTests {
  private let list = EditableList()

  @Test(
    "a long press on a row shows the commands that the delegate allows, and tells the chosen one")
  func row() throws {
    let table = UITableView()
    table.dataSource = list
    table.delegate = list
    let phone = Phone(table)
    try phone.find("row 0", .cell)?.performLongPress()
    #expect(
      phone.lines == [
        "table", "cell \"row 0\"", "staticText \"row 0\"", "button \"Copy\"", "cell \"row 1\"",
        "staticText \"row 1\"",
      ])
    try phone.tap("Copy", .button)
    #expect(list.diary.read() == ["copy: row 0"])
    #expect(throws: Refusal.self) { try phone.find("row 1", .cell)?.performLongPress() }
  }

  @Test(
    "a long press on an item shows the commands that the delegate allows, and tells the chosen one")
  func item() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = list
    collection.delegate = list
    let phone = Phone(collection)
    try phone.find("item", .cell)?.performLongPress()
    try phone.tap("Paste", .button)
    #expect(list.diary.read() == ["paste: item 0"])
  }

  @Test(
    "a class of any object registers for headers, and one that is no view removes the registration")
  func anyClass() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let type: AnyClass = UICollectionReusableView.self
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    let header = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: IndexPath(item: 0, section: 0))
    #expect(header.reuseIdentifier == "header")
  }

}
