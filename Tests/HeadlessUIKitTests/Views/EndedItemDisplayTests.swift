import Foundation
import HeadlessUIKit
import Testing

/// A collection's source and delegate that records the items whose cells are gone.
private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
  let diary = Diary()
  let view = UICollectionView()
  var count = 3

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = "cell \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    diary.write("\(indexPath.item) \(cell.accessibilityLabel ?? "")")
  }
}

@Suite("Cells of a collection that are shown no longer")
struct EndedItemDisplayTests {
  @Test("the delegate hears of the cell of a deleted item, and of no other one")
  func deleted() {
    let items = Items()
    _ = Phone(items.view)
    #expect(items.diary.read() == [])
    items.count = 2
    items.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    #expect(items.diary.read() == ["2 cell 2"])
    #expect(items.view.visibleCells.count == 2)
  }
}
