import Foundation
import HeadlessUIKit
import Testing

/// A list with a tree of words, whose cells have the accessories that a test chooses.
private struct Outline {
  let view = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
  let source: UICollectionViewDiffableDataSource<Int, String>
  let phone: Phone

  init(_ accessories: @escaping (String) -> [UICellAccessory]) {
    phone = Phone(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      $0.accessibilityLabel = $2
      $0.accessories = accessories($2)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }

  var shown: [String] { source.snapshot().itemIdentifiers }
}

private func tree(expanded: Bool = false) -> NSDiffableDataSourceSectionSnapshot<String> {
  var tree = NSDiffableDataSourceSectionSnapshot<String>()
  tree.append(["fruit", "bread"])
  tree.append(["apple", "pear"], to: "fruit")
  if expanded { tree.expand(["fruit"]) }
  return tree
}

@Suite("Outlines of collections")
struct OutlineTests {
  @Test("a tree has items in depth-first order, of which those below expanded ones are visible")
  func values() {
    var tree = tree()
    #expect(tree.items == ["fruit", "apple", "pear", "bread"])
    #expect(tree.rootItems == ["fruit", "bread"] && tree.visibleItems == ["fruit", "bread"])
    #expect(tree.level(of: "pear") == 1 && tree.parent(of: "pear") == "fruit")
    #expect(tree.index(of: "bread") == 3 && tree.index(of: "soup") == nil)
    #expect(!tree.isVisible("pear") && tree.isVisible("fruit") && !tree.isVisible("soup"))
    tree.expand(["fruit"])
    #expect(tree.isExpanded("fruit") && tree.isVisible("pear"))
    tree.insert(["fig"], after: "apple")
    tree.insert(["date"], before: "apple")
    tree.append(["fig"], to: "bread")
    #expect(tree.visibleItems == ["fruit", "date", "apple", "fig", "pear", "bread"])
    #expect(tree.snapshot(of: "fruit").items == ["date", "apple", "fig", "pear"])
    #expect(tree.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    var rye = NSDiffableDataSourceSectionSnapshot<String>()
    rye.append(["rye"])
    tree.replace(childrenOf: "fruit", using: rye)
    #expect(tree.items == ["fruit", "rye", "bread"])
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    tree.delete(["fruit"])
    #expect(tree.items == ["bread"] && !tree.contains("rye"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test(
    "a tap on a cell with an outline disclosure shows and hides what is below, and asks the handlers"
  )
  func cell() throws {
    let list = Outline { $0 == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : [] }
    var calls: [String] = []
    list.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = {
      calls.append("collapse \($0)?")
      return calls.count > 2
    }
    list.source.apply(tree(), to: 0)
    #expect(list.shown == ["fruit", "bread"])
    try list.phone.tap("fruit")
    #expect(list.shown == ["fruit", "apple", "pear", "bread"])
    try list.phone.tap("fruit")
    #expect(list.shown == ["fruit", "apple", "pear", "bread"])
    try list.phone.tap("fruit")
    #expect(list.shown == ["fruit", "bread"])
    #expect(calls == ["expand fruit", "collapse fruit?", "collapse fruit?"])
  }

  @Test("an arrow of its own is a button, and the cell is selected")
  func arrow() throws {
    let list = Outline { $0 == "fruit" ? [.outlineDisclosure(options: .init(style: .cell))] : [] }
    list.source.apply(tree(), to: 0)
    try list.phone.tap("fruit", .cell)
    #expect(list.shown == ["fruit", "bread"])
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    try list.phone.tap("Expand or collapse")
    #expect(list.shown == ["fruit", "apple", "pear", "bread"])
  }

  @Test("children are made when their parent is expanded, and another snapshot replaces the tree")
  func lazy() throws {
    let list = Outline { _ in [.outlineDisclosure()] }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["\(item) 1", "\(item) 2"])
      return below
    }
    var roots = NSDiffableDataSourceSectionSnapshot<String>()
    roots.append(["a"])
    list.source.apply(roots, to: 0)
    try list.phone.tap("a")
    #expect(list.shown == ["a", "a 1", "a 2"])
    #expect(list.source.snapshot(for: 0).level(of: "a 2") == 1)
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([0])
    flat.appendItems(["b"])
    list.source.apply(flat)
    #expect(list.source.snapshot(for: 0).rootItems == ["b"])
  }

  @Test("an item is in the tree once, also where it is appended twice at one time")
  func once() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b", "a"])
    tree.append(["c", "b"], to: "a")
    #expect(tree.items == ["a", "c", "b"])
    tree.delete(["a"])
    #expect(tree.items == ["b"] && !tree.contains("c"))
    tree.append(["c"])
    #expect(tree.items == ["b", "c"])
  }

  @Test("accessories that a person can tap are buttons, texts and views are shown, signs are not")
  func accessories() throws {
    var tapped: [String] = []
    let own = UILabel()
    own.text = "own"
    let list = Outline { _ in
      [
        .delete { tapped.append("delete") }, .insert { tapped.append("insert") },
        .detail { tapped.append("detail") }, .label(text: "3"), .checkmark(), .multiselect(),
        .reorder(displayed: .always), .disclosureIndicator(options: .init(tintColor: .red)),
        .customView(
          configuration: .init(customView: own, placement: .trailing(displayed: .always))),
        .outlineDisclosure { tapped.append("outline") },
      ]
    }
    var roots = NSDiffableDataSourceSectionSnapshot<String>()
    roots.append(["a"])
    list.source.apply(roots, to: 0)
    list.phone.settle()
    #expect(list.phone.find("Delete") == nil && list.phone.find("Insert") == nil)
    list.view.isEditing = true
    for name in ["Delete", "Insert", "More Info", "Expand or collapse"] { try list.phone.tap(name) }
    #expect(tapped == ["delete", "insert", "detail", "outline"])
    #expect(list.phone.find("3", .staticText) != nil && list.phone.find("own") != nil)
    list.view.isEditing = false
    #expect(list.phone.find("Delete") == nil && list.phone.find("More Info") != nil)
  }

  @Test("a snapshot that is shown by reloading replaces a tree whose items it does not show")
  func reloaded() {
    let list = Outline { _ in [.outlineDisclosure()] }
    list.source.apply(tree(), to: 0)
    var same = NSDiffableDataSourceSnapshot<Int, String>()
    same.appendSections([0])
    same.appendItems(["fruit", "bread"])
    list.source.applySnapshotUsingReloadData(same)
    #expect(list.source.snapshot(for: 0).items == ["fruit", "apple", "pear", "bread"])
    var other = NSDiffableDataSourceSnapshot<Int, String>()
    other.appendSections([0])
    other.appendItems(["soup"])
    list.source.applySnapshotUsingReloadData(other)
    #expect(list.source.snapshot(for: 0).items == ["soup"] && list.shown == ["soup"])
  }
}
