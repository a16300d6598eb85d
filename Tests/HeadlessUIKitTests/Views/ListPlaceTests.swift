import Foundation
import HeadlessUIKit
import Testing

/// A list of two sections whose cells have a button, with a recogniser of long presses.
private final class PlacesViewController: UIViewController, UITableViewDataSource,
  UICollectionViewDataSource
{
  let table = UITableView()
  let collection: UICollectionView
  let diary = Diary()
  private let press = UILongPressGestureRecognizer()

  init(itemsPerLine: CGFloat = 1) {
    let layout = UICollectionViewFlowLayout()
    let screen = UIScreen.main.bounds.width
    layout.itemSize = CGSize(width: screen / itemsPerLine - 1, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: UIScrollView) -> Phone {
    table.dataSource = self
    collection.dataSource = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.addGestureRecognizer(press)
    press.addTarget(self) { [unowned list, press] owner in
      guard press.state == .ended else { return }
      let point = press.location(in: list)
      let path =
        owner.table === list
        ? owner.table.indexPathForRow(at: point) : owner.collection.indexPathForItem(at: point)
      owner.diary.write("\(path.map { "\($0.section).\($0.item)" } ?? "background")")
    }
    return Phone(list)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(button(indexPath, in: tableView))
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.addSubview(button(indexPath, in: collectionView))
    return cell
  }

  private func button(_ path: IndexPath, in list: UIView) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("\(path.section).\(path.item)", for: .normal)
    button.addAction(
      UIAction { [unowned self, unowned button] _ in
        let point = button.convert(CGPoint.zero, to: list)
        let far = list.convert(CGPoint(x: 900, y: 900), from: button)
        for point in [point, far] {
          let path =
            (list as? UITableView)?.indexPathForRow(at: point)
            ?? (list as? UICollectionView)?.indexPathForItem(at: point)
          diary.write("\(path.map { "\($0.section).\($0.item)" } ?? "none")")
        }
      }, for: .touchUpInside)
    return button
  }
}

/// Source: `indexPathForRow(at:)`, `convert(_:to:)` and `location(in:)` in UIKit's documentation.
@Suite("Places of cells in their lists")
struct ListPlaceTests {
  private func pressed(
    _ names: [String], in screen: PlacesViewController, _ list: UIScrollView
  ) throws -> [String] {
    let phone = screen.show(list)
    for name in names { try phone.find(name, .button)?.performLongPress() }
    return screen.diary.read()
  }

  @Test("a long press on a table is in the row that was pressed")
  func rows() throws {
    let screen = PlacesViewController()
    let names = ["0.0", "0.2", "1.0", "1.2"]
    #expect(try pressed(names, in: screen, screen.table) == names)
  }

  @Test("a long press on a grid is in the item that was pressed", arguments: [1, 2, 3])
  func items(itemsPerLine: Int) throws {
    let screen = PlacesViewController(itemsPerLine: CGFloat(itemsPerLine))
    let names = ["0.0", "0.1", "0.4", "1.0", "1.3"]
    #expect(try pressed(names, in: screen, screen.collection) == names)
  }

  @Test("a point of a button is in the row of its cell, however far from the cell's start")
  func button() throws {
    let screen = PlacesViewController()
    let phone = screen.show(screen.table)
    try phone.tap("1.1")
    #expect(screen.diary.read() == ["1.1", "1.1"])
  }

  @Test("a place right of the last item in a line is in that item")
  func rightEdge() {
    let screen = PlacesViewController(itemsPerLine: 3)
    _ = screen.show(screen.collection)
    let paths = [0, 200, 10_000].map { x in
      screen.collection.indexPathForItem(at: CGPoint(x: x, y: 0))?.item
    }
    #expect(paths == [0, 1, 2])
    #expect(screen.collection.indexPathForItem(at: CGPoint(x: -1, y: 0)) == nil)
  }

  @Test("a place before or behind all rows, and a press on the table itself, are in none")
  func outside() throws {
    let screen = PlacesViewController()
    _ = screen.show(screen.table)
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 0, y: -1)) == nil)
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 0, y: 10_000)) == nil)
    try screen.table.performLongPress()
    #expect(screen.diary.read() == ["background"])
  }

  @Test("a rectangle of a cell keeps its size, and starts in its list where its point does")
  func rectangle() throws {
    let screen = PlacesViewController()
    _ = screen.show(screen.table)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 1)))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let origin = cell.convert(rect.origin, to: screen.table)
    #expect(screen.table.indexPathForRow(at: origin) == IndexPath(row: 1, section: 1))
    let expected = CGRect(origin: origin, size: rect.size)
    #expect(origin != rect.origin)
    #expect(cell.convert(rect, to: screen.table) == expected)
    #expect(screen.table.convert(rect, from: cell) == expected)
    // An optional view is not a coordinate space, which has methods of the same names.
    let views: (list: UIView?, cell: UIView?) = (screen.table, cell)
    #expect(cell.convert(rect, to: views.list) == expected)
    #expect(screen.table.convert(rect, from: views.cell) == expected)
  }

  @Test("views outside of lists have the points that were given")
  func plain() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.convert(rect, to: outer) == rect)
    #expect(outer.convert(rect.origin, from: inner) == rect.origin)
  }

  @Test("a point of a view beside a list is the same point in the list")
  func beside() {
    let screen = PlacesViewController()
    let point = CGPoint(x: 1, y: 2)
    for list in [screen.table, screen.collection] {
      _ = screen.show(list)
      let converted: CGPoint = list.convert(point, from: UIView())
      #expect(converted == point)
    }
  }

  @Test("a long press on a list that scrolls to the right is in the item that was pressed")
  func horizontal() throws {
    let screen = PlacesViewController()
    let layout = try #require(screen.collection.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.scrollDirection = .horizontal
    let names = ["0.0", "0.1", "0.4", "1.0", "1.3"]
    #expect(try pressed(names, in: screen, screen.collection) == names)
  }
}
