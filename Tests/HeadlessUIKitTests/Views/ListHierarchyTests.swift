import Foundation
import HeadlessUIKit
import Testing

/// A table's data source and delegate with a view for each header and footer.
private final class SectionRecorder: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()
  let table = UITableView()
  var names = ["A", "B"]
  private(set) var made: [UILabel] = []

  init() {
    table.dataSource = self
    table.delegate = self
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    made.append(label)
    return label
  }

  func numberOfSections(in tableView: UITableView) -> Int { names.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "row \(names[indexPath.section])"
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    label("above \(names[section])")
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    label("below \(names[section])")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { diary.write("header \((view as? UILabel)?.text ?? "") \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { diary.write("footer \((view as? UILabel)?.text ?? "") \(section)") }
}

@Suite("The parts of lists in the view hierarchy")
struct ListHierarchyTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test(
    "reloading a table takes its headers and footers out, tells the delegate and makes new ones")
  func reloading() {
    let recorder = SectionRecorder()
    let phone = Phone(recorder.table)
    #expect(
      phone.lines == [
        "table", #"staticText "above A""#, #"cell "row A""#, #"staticText "row A""#,
        #"staticText "below A""#, #"staticText "above B""#, #"cell "row B""#,
        #"staticText "row B""#, #"staticText "below B""#,
      ])
    let former = recorder.made
    recorder.names = ["C"]
    recorder.table.reloadData()
    #expect(
      phone.lines == [
        "table", #"staticText "above C""#, #"cell "row C""#, #"staticText "row C""#,
        #"staticText "below C""#,
      ])
    #expect(
      recorder.diary.read() == [
        "footer below A 0", "header above A 0", "footer below B 1", "header above B 1",
      ])
    #expect(former.allSatisfy { $0.superview == nil })
    #expect(recorder.made.dropFirst(former.count).allSatisfy { $0.superview === recorder.table })
  }

  @Test(
    "a table's header, its rows, its footer and other subviews are visited, but not what is hidden")
  func order() {
    let recorder = TableRecorder(rows: 1)
    let (top, bottom, other) = (label("top"), label("bottom"), label("other"))
    recorder.table.tableHeaderView = top
    recorder.table.tableFooterView = bottom
    recorder.table.addSubview(other)
    let phone = Phone(recorder.table)
    let (head, rows) = (
      #"staticText "top""#, [#"cell "row 0""#, #"staticText "row 0""#]
    )
    let (foot, rest) = (#"staticText "bottom""#, #"staticText "other""#)
    #expect(phone.lines == ["table", head] + rows + [foot, rest])
    top.isHidden = true
    #expect(phone.lines == ["table"] + rows + [foot, rest])
    bottom.isHidden = true
    #expect(phone.lines == ["table"] + rows + [rest])
    other.isHidden = true
    #expect(phone.lines == ["table"] + rows)
    recorder.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHidden = true
    #expect(phone.lines == ["table"])
  }

  @Test("a hidden header and a hidden footer of a section are not visited")
  func hiddenSections() {
    let recorder = SectionRecorder()
    recorder.names = ["A"]
    let phone = Phone(recorder.table)
    _ = phone.lines
    for view in recorder.made { view.isHidden = true }
    #expect(phone.lines == ["table", #"cell "row A""#, #"staticText "row A""#])
  }

  @Test("a selected cell whose row is selected stays so, and a reused one takes its row's state")
  func reusedSelection() throws {
    let recorder = TableRecorder(rows: 2)
    let phone = Phone(recorder.table)
    _ = phone.lines
    recorder.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let first = try #require(recorder.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(recorder.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect([first, second].map(\.isSelected) == [true, false])
    recorder.table.reloadData()
    _ = phone.lines
    let cells = (0...1).compactMap { recorder.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map(\.isSelected) == [false, false])
    #expect(recorder.table.indexPathForSelectedRow == nil)
  }

  @Test("a cell of a collection that was selected is not when it leaves, and is reused unselected")
  func collectionCells() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func show(_ items: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
    }
    let phone = Phone(collection)
    show(["a", "b"])
    _ = phone.lines
    let path = IndexPath(item: 0, section: 0)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    let cell = try #require(collection.cellForItem(at: path))
    #expect(cell.isSelected && collection.indexPathsForSelectedItems == [path])
    show(["b"])
    _ = phone.lines
    #expect(!cell.isSelected && cell.superview == nil)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.deselectItem(at: path, animated: false)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.cellForItem(at: path)?.isSelected == false)
  }

  @Test("a cell that is made while its table is edited is edited too, and not any more afterwards")
  func editedCells() throws {
    let recorder = TableRecorder(rows: 1)
    let phone = Phone(recorder.table)
    recorder.table.setEditing(true, animated: false)
    recorder.table.reloadData()
    _ = phone.lines
    let path = IndexPath(row: 0, section: 0)
    #expect(try #require(recorder.table.cellForRow(at: path)).isEditing)
    recorder.table.setEditing(false, animated: false)
    recorder.table.reloadData()
    _ = phone.lines
    #expect(try !#require(recorder.table.cellForRow(at: path)).isEditing)
  }

  @Test("showing the edit menu at another view closes it at the first")
  func menus() {
    let (left, right) = (UIView(), UIView())
    let phone = Phone(left, right)
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Copy") {}]
    menu.showMenu(from: left, rect: .zero)
    menu.showMenu(from: right, rect: .zero)
    #expect(phone.lines.filter { $0 == #"button "Copy""# }.count == 1)
    menu.isMenuVisible = false
    #expect(phone.lines == [] && !menu.isMenuVisible)
    menu.setTargetRect(.zero, in: left)
    menu.isMenuVisible = true
    #expect(phone.lines.filter { $0 == #"button "Copy""# }.count == 1 && menu.isMenuVisible)
  }

  @Test("a slider whose ends are equal stands at 0 %, others at their part of the way")
  func sliders() {
    let slider = UISlider()
    let phone = Phone(slider)
    (slider.minimumValue, slider.maximumValue, slider.value) = (2, 6, 3)
    #expect(phone.lines == [#"slider = "25%""#])
    (slider.minimumValue, slider.maximumValue) = (2, 2)
    #expect(phone.lines == [#"slider = "0%""#])
  }

  @Test("the background of a list is its subview until it is replaced or removed")
  func backgrounds() {
    _ = SpyPhone()
    let (table, collection) = (
      UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    )
    func parents(_ list: UIView, _ set: (UIView?) -> Void) -> [[Bool]] {
      let views = [UIView(), UIView()]
      return [views[0], views[1], nil].map { view in
        set(view)
        return views.map { $0.superview === list }
      }
    }
    let expected = [[true, false], [false, true], [false, false]]
    #expect(parents(table) { table.backgroundView = $0 } == expected)
    #expect(parents(collection) { collection.backgroundView = $0 } == expected)
  }
}
