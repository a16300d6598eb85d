import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A collection's source with two long sections, each with a header or a footer.
private final class Sections: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var hasFooters = false

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.isAccessibilityElement = true
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    view.accessibilityLabel = "\(isFooter ? "footer" : "header") \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: hasFooters ? 0 : 40) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: hasFooters ? 40 : 0) }
}

@Suite("Headers and footers of a collection that change")
struct SupplementaryChangeTests {
  private let view = UICollectionView()
  private let sections = Sections()

  private func shown() -> Phone {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = sections
    view.delegate = sections
    return Phone(view)
  }

  private func parts(_ phone: Phone) -> [String] { phone.lines.filter { $0.hasPrefix("other") } }

  @Test("a scroll to the next section shows its header in place of the one before")
  func scrolling() {
    let phone = shown()
    #expect(parts(phone) == ["other \"header 0\""])
    view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    #expect(parts(phone) == ["other \"header 1\""])
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(parts(phone) == ["other \"header 0\"", "other \"header 1\""])
  }

  @Test("an update shows a footer where the delegate gives a header no height any more")
  func kinds() {
    let phone = shown()
    #expect(parts(phone) == ["other \"header 0\""])
    sections.hasFooters = true
    view.performBatchUpdates(nil)
    #expect(parts(phone) == ["other \"footer 0\""])
  }
}

/// A table's source with an empty section for each title.
private final class TitledSections: UITableViewDataSource {
  var titles = ["A", "B", "C"]

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
}

@Suite("Headers of a table whose sections change")
struct SectionChangeTests {
  private let table = UITableView()
  private let source = TitledSections()

  @Test("sections that are deleted, inserted, moved or reloaded leave each section its own header")
  func headers() {
    table.dataSource = source
    let phone = Phone(table)
    var shown = [phone.lines]
    func change(_ titles: [String], _ update: () -> Void) {
      source.titles = titles
      update()
      phone.settle()
      shown.append(phone.lines)
    }
    change(["B", "C"]) { table.deleteSections([0], with: .none) }
    change(["D", "B", "C"]) { table.insertSections([0], with: .none) }
    change(["B", "C", "D"]) { table.moveSection(0, toSection: 2) }
    change(["B", "E", "D"]) { table.reloadSections([1], with: .none) }
    let expected = ["ABC", "BC", "DBC", "BCD", "BED"].map { $0.map(String.init) }
    #expect(shown == expected.map { ["table"] + $0.map { "staticText \"\($0)\"" } })
  }
}
