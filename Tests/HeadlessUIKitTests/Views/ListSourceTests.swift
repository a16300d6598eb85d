import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A collection's source with one item, which has a name.
private final class OneItem: UICollectionViewDataSource {
  private let name: String

  init(_ name: String) { self.name = name }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = name
    return cell
  }
}

@Suite("Data sources that are exchanged")
struct ListSourceTests {
  @Test("a table shows the rows of its new data source, and none once it has no source")
  func table() {
    let (first, second) = (TableRecorder([["a"]]), TableRecorder([["b"], ["c"]]))
    let phone = Phone(first.table)
    #expect(phone.lines == ["table", "cell \"a\"", "staticText \"a\""])
    first.table.dataSource = second
    #expect(
      phone.lines == [
        "table", "cell \"b\"", "staticText \"b\"", "cell \"c\"", "staticText \"c\"",
      ])
    second.recordsCells = true
    first.table.dataSource = second
    #expect(phone.lines.count == 5 && second.diary.read() == [])
    first.table.dataSource = nil
    #expect(phone.lines == ["table"])
  }

  @Test("a collection shows the items of its new data source")
  func collection() {
    let view = UICollectionView()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (first, second) = (OneItem("a"), OneItem("b"))
    view.dataSource = first
    let phone = Phone(view)
    #expect(phone.lines == ["collectionView", "cell \"a\""])
    view.dataSource = second
    #expect(phone.lines == ["collectionView", "cell \"b\""])
    view.dataSource = nil
    #expect(phone.lines == ["collectionView"])
  }
}
