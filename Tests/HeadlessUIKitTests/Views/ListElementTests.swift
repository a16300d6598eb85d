import Foundation
import HeadlessUIKit
import Testing

/// A collection's source with a header, an item and a footer, which are cells.
private final class CellSections: NSObject, UICollectionViewDataSource {
  let layout: UICollectionViewLayout

  override init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    layout = UICollectionViewCompositionalLayout.list(using: list)
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { labelled(UICollectionViewCell(), "item") }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return labelled(view, isHeader ? "header" : "footer")
  }

  private func labelled<View: UIView>(_ view: View, _ text: String) -> View {
    let label = UILabel()
    label.text = text
    view.addSubview(label)
    return view
  }

  func collection() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      view.register(
        UICollectionViewCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.dataSource = self
    return view
  }
}

/// A delegate that gives a list a menu of its own.
private final class ListMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Sort") { _ in }])
    })
  }
}

@Suite("Lists as elements")
struct ListElementTests {
  private let rows = TableRecorder([["a", "b"]])
  private let sections = CellSections()

  private func labels(_ view: UIView, until end: String? = nil) -> [String] {
    var labels: [String] = []
    view.forEachDescendant { element in
      if let type = element.elementType { labels.append("\(type) \(element.elementLabel)") }
      return element.elementLabel == end
    }
    return labels
  }

  @Test("a list layout with headers and footers shows both, which are no cells")
  func parts() {
    let phone = Phone(sections.collection())
    #expect(
      phone.lines == [
        "collectionView", "staticText \"header\"", "cell \"item\"", "staticText \"item\"",
        "staticText \"footer\"",
      ])
  }

  @Test("a header of a cell's class has the label that it is given, and not that of its texts")
  func header() throws {
    let collection = sections.collection()
    let phone = Phone(collection)
    let header = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(!header.elementHasLabel("header"))
    header.accessibilityLabel = "first"
    #expect(header.elementHasLabel("first"))
    withExtendedLifetime(phone) {}
  }

  @Test("a search ends at the header, the cell or the footer that it looks for")
  func search() {
    let collection = sections.collection()
    let phone = Phone(collection)
    let all = ["staticText header", "cell item", "staticText item", "staticText footer"]
    #expect(labels(collection) == all)
    #expect(labels(collection, until: "header") == Array(all.prefix(1)))
    #expect(labels(collection, until: "item") == Array(all.prefix(2)))
    #expect(labels(phone.window, until: "footer") == ["collectionView "] + all)
  }

  @Test("a traversal ends at the header or the footer at which its body ends it")
  func ends() throws {
    let collection = sections.collection()
    let phone = Phone(collection)
    for text in ["header", "footer"] {
      let label = try #require(phone.find(text) as? UIView)
      let part = try #require(label.superview)
      #expect(collection.forEachAccessibleChild { $0 === part })
    }
  }

  @Test("a list that is one element hides its cells, and shows the menu that is open on it")
  func oneElement() throws {
    for list in [rows.table, sections.collection()] as [UIScrollView] {
      let menu = ListMenu()
      list.addInteraction(UIContextMenuInteraction(delegate: menu))
      list.isAccessibilityElement = true
      let phone = Phone(list)
      #expect(labels(list) == [])
      try list.performLongPress()
      #expect(labels(list) == ["button Sort"])
      #expect(list.forEachAccessibleChild { $0.elementLabel == "Sort" })
      #expect(!list.forEachAccessibleChild { _ in false })
      try phone.tap("Sort")
      #expect(labels(list) == [])
    }
  }

  @Test("a list with accessibility elements of the app's shows these in place of its cells")
  func ownElements() {
    for list in [rows.table, sections.collection()] as [UIScrollView] {
      let chart = UILabel()
      chart.text = "chart"
      list.accessibilityElements = [chart]
      let phone = Phone(list)
      #expect(labels(list) == ["staticText chart"])
      #expect(list.forEachAccessibleChild { $0 === chart })
      #expect(!list.forEachAccessibleChild { _ in false })
      withExtendedLifetime(phone) {}
    }
  }

  @Test("a search of a bar ends at the subtitle that it looks for")
  func subtitle() {
    let screen = UIViewController()
    (screen.navigationItem.title, screen.navigationItem.subtitle) = ("Trips", "3 new")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: screen)
    let phone = Phone()
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    phone.settle()
    let bar = navigation.navigationBar
    #expect(labels(bar) == ["staticText Trips", "staticText 3 new", "button Add"])
    #expect(labels(bar, until: "3 new") == ["staticText Trips", "staticText 3 new"])
    #expect(bar.forEachAccessibleChild { $0.elementLabel == "3 new" })
  }

  @Test("a tap deselects an item of a collection without a delegate")
  func deselecting() throws {
    let collection = sections.collection()
    collection.allowsMultipleSelection = true
    let phone = Phone(collection)
    try phone.tap("item", .cell)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    try phone.tap("item", .cell)
    #expect(collection.indexPathsForSelectedItems == [])
  }
}
