import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A collection's data source and delegate that writes everything down.
private final class Gallery: UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Header: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  let diary = Diary()
  let view: UICollectionView
  var sections: [[String]]

  init(_ sections: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.sections = sections
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
  }

  private func write(_ what: String, _ path: IndexPath) {
    diary.write("\(what) \(path.section).\(path.item)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    write("cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? Header)?.label.text = "Section \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    write("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    write("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { write("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    write("shouldSelect", indexPath)
    return sections[indexPath.section][indexPath.item] != "shy"
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    write("shouldDeselect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    write("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    write("didDeselect", indexPath)
  }
}

@Suite("UICollectionView")
struct UICollectionViewTests {
  private func cells(_ phone: Phone) -> [String] { phone.lines.filter { $0.hasPrefix("cell") } }

  @Test("items are read section by section, with the headers a layout has a place for")
  func order() {
    let layout = UICollectionViewFlowLayout()
    let gallery = Gallery([["a"], ["b"]], layout: layout)
    let phone = Phone(gallery.view)
    let bare = [
      "collectionView", "cell \"a\"", "staticText \"a\"", "cell \"b\"", "staticText \"b\"",
    ]
    #expect(phone.lines == bare)
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    gallery.view.reloadData()
    #expect(
      phone.lines == [
        "collectionView", "staticText \"Section 0\"", "cell \"a\"", "staticText \"a\"",
        "staticText \"Section 1\"", "cell \"b\"", "staticText \"b\"",
      ])
    gallery.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    phone.settle()
    #expect(phone.lines == bare)
  }

  @Test("a tap asks and tells in the order UIKit documents")
  func selecting() throws {
    let gallery = Gallery([["a", "b", "shy"]])
    let phone = Phone(gallery.view)
    _ = gallery.diary.read()
    for label in ["a", "b", "shy"] { try phone.tap(label, .cell) }
    #expect(
      gallery.diary.read() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "didUnhighlight 0.0",
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0",
        "didSelect 0.1", "didUnhighlight 0.1",
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didUnhighlight 0.2",
      ])
    #expect(cells(phone) == ["cell \"a\"", "cell \"b\" selected", "cell \"shy\""])
    gallery.view.allowsMultipleSelection = true
    try phone.tap("b", .cell)
    #expect(
      gallery.diary.lines.suffix(3) == [
        "shouldDeselect 0.1", "didDeselect 0.1", "didUnhighlight 0.1",
      ])
    gallery.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(gallery.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    gallery.view.allowsSelection = false
    #expect(
      refusal { try phone.tap("a", .cell) }
        == "a tap on cell \"a\" does nothing: its collection allows no selection.")
  }

  @Test("changes take cells along; those the data does not confirm are a finding")
  func updates() {
    let gallery = Gallery([["a", "b"]])
    let phone = Phone(gallery.view)
    let cell = gallery.view.cellForItem(at: IndexPath(item: 1, section: 0))
    _ = gallery.diary.read()
    gallery.view.performBatchUpdates {
      gallery.sections = [["b", "c"]]
      gallery.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      gallery.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(gallery.diary.read() == ["cell 0.1"])
    #expect(gallery.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    gallery.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      phone.findings == [
        """
        UICollectionView: Invalid update: invalid number of items in section 0. The number of \
        items contained in an existing section after the update (2) must be equal to the number of \
        items contained in that section before the update (2), plus or minus the number of items \
        inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number \
        of items moved into or out of that section (0 moved in, 0 moved out). UIKit raises an \
        exception; here it shows what its data source has now. Change the data and the items in \
        the same update, or call reloadData().
        """
      ])
    #expect(cells(phone) == ["cell \"b\"", "cell \"c\""])
  }

  @Test("a hundred thousand items cost what thirty cost, and one is found by scrolling")
  func manyItems() {
    let gallery = Gallery([(0..<100_000).map { "item \($0)" }])
    _ = Phone(gallery.view)
    #expect(gallery.diary.read().count == 30)
    #expect(gallery.view.cellCount == 100_000)
    #expect(gallery.view.scrollToCell { $0.elementHasLabel("item 31") }?.elementLabel == "item 31")
    #expect(gallery.diary.read() == ["cell 0.30", "cell 0.31"])
    gallery.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .top, animated: false)
    #expect(gallery.view.indexPathsForVisibleItems.first == IndexPath(item: 99_970, section: 0))
  }

  @Test("cells are made and filled by a registration; a snapshot asks only for what is new")
  func diffable() throws {
    let diary = Diary()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          diary.write("delete \(path.item)")
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      diary.write("fill \(item)")
      var content = cell.defaultContentConfiguration()
      content.text = "Task \(item)"
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.accessibilityLabel = "Header \(path.section)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["main"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    let phone = Phone(view)
    #expect(diary.read() == ["fill 1", "fill 2"])
    snapshot.insertItems([3], beforeItem: 2)
    source.apply(snapshot)
    #expect(diary.read() == ["fill 3"])
    #expect(
      self.cells(phone) == [
        "cell \"Header 0\"", "cell \"Task 1\"", "cell \"Task 3\"", "cell \"Task 2\"",
      ])
    try phone.find("Task 3", .cell)?.performSwipeLeft()
    try phone.tap("Delete")
    #expect(diary.read() == ["delete 1"] && phone.find("Delete") == nil)
  }

  @Test("an identifier without a class is a finding, and so is a place that does not exist")
  func mistakes() {
    let phone = Phone()
    let view = UICollectionView()
    _ = view.dequeueReusableCell(
      withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(
      phone.findings == [
        """
        UICollectionView: could not dequeue a view with identifier x - must register a nib or a \
        class for the identifier. UIKit raises an exception; here it gets a plain one. Call \
        register(_:forCellWithReuseIdentifier:) first.
        """,
        """
        collectionView was told to scroll to item 0 of section 0, which does not exist. UIKit \
        raises an exception.
        """,
      ])
  }
}
