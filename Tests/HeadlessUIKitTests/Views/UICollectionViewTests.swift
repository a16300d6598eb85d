import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A collection's data source and delegate that records the calls it gets.
private final class CollectionRecorder: UICollectionViewDataSource, UICollectionViewDelegate {
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

  private func record(_ call: String, _ path: IndexPath) {
    diary.write("\(call) \(path.section).\(path.item)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    record("cell", indexPath)
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
    record("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { record("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldSelect", indexPath)
    return sections[indexPath.section][indexPath.item] != "not selectable"
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldDeselect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }
}

@Suite("UICollectionView")
struct UICollectionViewTests {
  private func cells(_ phone: Phone) -> [String] { phone.lines.filter { $0.hasPrefix("cell") } }

  @Test("elements are visited section by section, with the headers of the layout")
  func order() {
    let layout = UICollectionViewFlowLayout()
    let recorder = CollectionRecorder([["a"], ["b"]], layout: layout)
    let phone = Phone(recorder.view)
    let bare = [
      "collectionView", "cell \"a\"", "staticText \"a\"", "cell \"b\"", "staticText \"b\"",
    ]
    #expect(phone.lines == bare)
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    recorder.view.reloadData()
    #expect(
      phone.lines == [
        "collectionView", "staticText \"Section 0\"", "cell \"a\"", "staticText \"a\"",
        "staticText \"Section 1\"", "cell \"b\"", "staticText \"b\"",
      ])
    recorder.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    phone.settle()
    #expect(phone.lines == bare)
  }

  @Test("a tap calls the delegate in the order UIKit documents")
  func selecting() throws {
    let recorder = CollectionRecorder([["a", "b", "not selectable"]])
    let phone = Phone(recorder.view)
    _ = recorder.diary.read()
    for label in ["a", "b", "not selectable"] { try phone.tap(label, .cell) }
    #expect(
      recorder.diary.read() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "didUnhighlight 0.0",
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0",
        "didSelect 0.1", "didUnhighlight 0.1",
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didUnhighlight 0.2",
      ])
    #expect(cells(phone) == ["cell \"a\"", "cell \"b\" selected", "cell \"not selectable\""])
    recorder.view.allowsMultipleSelection = true
    try phone.tap("b", .cell)
    #expect(
      recorder.diary.lines.suffix(3) == [
        "shouldDeselect 0.1", "didDeselect 0.1", "didUnhighlight 0.1",
      ])
    recorder.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(recorder.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    recorder.view.allowsSelection = false
    #expect(
      refusal { try phone.tap("a", .cell) }
        == "a tap on cell \"a\" does nothing: its collection allows no selection.")
  }

  @Test("cells move with their items; an update that contradicts the data source is a finding")
  func updates() {
    let recorder = CollectionRecorder([["a", "b"]])
    let phone = Phone(recorder.view)
    let cell = recorder.view.cellForItem(at: IndexPath(item: 1, section: 0))
    _ = recorder.diary.read()
    recorder.view.performBatchUpdates {
      recorder.sections = [["b", "c"]]
      recorder.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      recorder.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(recorder.diary.read() == ["cell 0.1"])
    #expect(recorder.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    recorder.view.insertItems(at: [IndexPath(item: 0, section: 0)])
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

  @Test("a collection of 100,000 items loads 30 cells, and more by scrolling")
  func manyItems() {
    let recorder = CollectionRecorder([(0..<100_000).map { "item \($0)" }])
    _ = Phone(recorder.view)
    #expect(recorder.diary.read().count == 30)
    #expect(recorder.view.cellCount == 100_000)
    #expect(recorder.view.scrollToCell { $0.elementHasLabel("item 31") }?.elementLabel == "item 31")
    #expect(recorder.diary.read() == ["cell 0.30", "cell 0.31"])
    recorder.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .top, animated: false)
    #expect(recorder.view.indexPathsForVisibleItems.first == IndexPath(item: 99_970, section: 0))
  }

  @Test(
    "an item is scrolled to the beginning for top and left, and just into sight for other positions",
    arguments: [
      (.top, 50), (.left, 50), ([.left, .bottom], 50), (.bottom, 21), (.right, 21),
      (.centeredVertically, 21), ([], 21),
    ] as [(UICollectionView.ScrollPosition, Int)])
  func scrollPositions(position: UICollectionView.ScrollPosition, first: Int) {
    let recorder = CollectionRecorder([(0..<200).map { "item \($0)" }])
    _ = Phone(recorder.view)
    recorder.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
    #expect(recorder.view.indexPathsForVisibleItems.first == IndexPath(item: first, section: 0))
    #expect(recorder.view.indexPathsForVisibleItems.count == 30)
  }

  @Test("a swipe to the right shows the leading actions, and one to the left the trailing ones")
  func swipes() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
      ])
    }
    list.leadingSwipeActionsConfigurationProvider = { _ in actions("Pin") }
    list.trailingSwipeActionsConfigurationProvider = { _ in actions("Flag") }
    let recorder = CollectionRecorder(
      [["a"]], layout: UICollectionViewCompositionalLayout.list(using: list))
    let phone = Phone(recorder.view)
    try phone.find("a", .cell)?.performSwipeRight()
    #expect(phone.find("Pin") != nil && phone.find("Flag") == nil)
    try phone.tap("Pin")
    try phone.find("a", .cell)?.performSwipeLeft()
    #expect(phone.find("Pin") == nil && phone.find("Flag") != nil)
  }

  @Test("another layout shows its headers after the next layout pass")
  func otherLayout() {
    let recorder = CollectionRecorder([["a"]])
    let phone = Phone(recorder.view)
    let before = phone.lines.filter { $0.contains("Header") || $0.contains("header") }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    recorder.view.collectionViewLayout = layout
    phone.settle()
    #expect(before == [])
    #expect(
      recorder.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) is CollectionRecorder.Header)
  }

  @Test("registrations configure cells; a second snapshot loads only new items")
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
      var content = view.defaultContentConfiguration()
      content.text = "Header \(path.section)"
      view.contentConfiguration = content
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
      phone.lines == [
        "collectionView", "staticText \"Header 0\"", "cell \"Task 1\"", "staticText \"Task 1\"",
        "cell \"Task 3\"", "staticText \"Task 3\"", "cell \"Task 2\"", "staticText \"Task 2\"",
      ])
    try phone.find("Task 3", .cell)?.performSwipeLeft()
    try phone.tap("Delete")
    #expect(diary.read() == ["delete 1"] && phone.find("Delete") == nil)
  }

  @Test("an unregistered identifier and scrolling to a missing item are findings")
  func mistakes() {
    let phone = Phone()
    let view = UICollectionView()
    _ = view.dequeueReusableCell(
      withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(
      phone.findings == [
        """
        UICollectionView: could not dequeue a view of kind: UICollectionElementKindCell with \
        identifier x - must register a nib or a class for the identifier or connect a prototype \
        cell in a storyboard. UIKit raises an exception; here it gets a plain one. Call \
        register(_:forCellWithReuseIdentifier:) first.
        """,
        """
        collectionView: Attempted to scroll the collection view to an out-of-bounds section (0) \
        when there are only 0 sections. UIKit raises an exception.
        """,
      ])
  }
}
