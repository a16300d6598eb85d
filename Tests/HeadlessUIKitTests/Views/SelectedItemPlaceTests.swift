import Foundation
import HeadlessUIKit
import Testing

@Suite("The place of an item that is selected in code")
struct SelectedItemPlaceTests {
  @Test("a collection scrolls to the item with a scroll position, and stays without one")
  func scrolled() {
    let source = GridRecorder()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let phone = Phone(view)
    let path = IndexPath(item: 50, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    phone.settle()
    #expect(view.indexPathsForSelectedItems == [path])
    #expect(view.contentOffset == .zero && view.cellForItem(at: path) == nil)
    view.selectItem(at: path, animated: false, scrollPosition: .top)
    phone.settle()
    #expect(view.indexPathsForSelectedItems == [path])
    #expect(view.contentOffset.y > 0 && view.cellForItem(at: path) != nil)
  }
}
