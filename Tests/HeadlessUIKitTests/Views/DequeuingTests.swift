import Foundation
import HeadlessUIKit
import Testing

/// A collection's data source with one item, whose views come from closures.
private final class ClosureSource: UICollectionViewDataSource {
  typealias Collection = UICollectionView

  let view: UICollectionView
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
    ClosureSource.dequeue($0, $1)
  }
  var header: (UICollectionView, IndexPath) -> UICollectionReusableView = { view, path in
    view.dequeueReusableSupplementaryView(
      ofKind: Collection.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: Collection.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
  }

  static func dequeue(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { cell(view, path) }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { header(view, path) }
}

@Suite("UICollectionView, dequeuing")
struct DequeuingTests {
  private let source = ClosureSource()

  @Test("a cell and a header that are dequeued and returned raise nothing, also when loaded anew")
  func dequeued() {
    let phone = Phone(source.view)
    source.view.reloadData()
    phone.settle()
    source.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(phone.findings == [])
  }

  /// Source: crash reports of public apps: `_createPreparedCellForItemAtIndexPath:`.
  @Test("a cell that was not dequeued raises; here it is shown")
  func plainCell() {
    source.cell = { _, _ in
      let cell = UICollectionViewCell()
      cell.accessibilityLabel = "plain"
      return cell
    }
    let phone = Phone(source.view)
    #expect(
      phone.findings == [
        """
        collectionView: the cell returned from -collectionView:cellForItemAtIndexPath: does not have \
        a reuseIdentifier - cells must be retrieved by calling \
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:. UIKit raises an exception.
        """
      ])
    #expect(phone.lines == ["collectionView", "cell \"plain\""])
  }

  @Test("a header that was not dequeued raises")
  func plainHeader() {
    source.header = { _, _ in UICollectionReusableView() }
    let phone = Phone(source.view)
    #expect(
      phone.findings == [
        """
        collectionView: the view returned from \
        -collectionView:viewForSupplementaryElementOfKind:atIndexPath: was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:. UIKit raises an \
        exception.
        """
      ])
  }

  /// Source: crash reports of public apps since iOS 18.
  @Test("a dequeued cell that is not the one returned raises")
  func twoCells() {
    source.cell = { view, path in
      _ = ClosureSource.dequeue(view, path)
      return ClosureSource.dequeue(view, path)
    }
    #expect(Phone(source.view).findings == [notReturned])
  }

  /// Source: crash reports of public apps since iOS 18, of cells dequeued to measure them.
  @Test("a cell dequeued while the data source is not asked for one raises")
  func unasked() {
    let phone = Phone(source.view)
    _ = source.collectionView(source.view, cellForItemAt: IndexPath(item: 0, section: 0))
    #expect(phone.findings == [notReturned])
  }

  private var notReturned: String {
    """
    collectionView: Expected dequeued view to be returned to the collection view in preparation for \
    display. Dequeued view: UICollectionViewCell. Dequeue one view when the data source is asked for \
    it, and return that one. UIKit raises an exception.
    """
  }
}
