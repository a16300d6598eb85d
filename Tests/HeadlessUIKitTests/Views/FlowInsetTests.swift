import Foundation
import HeadlessUIKit
import Testing

/// Source: the documentation of UICollectionViewFlowLayout.sectionInset and minimumInteritemSpacing.
@Suite("Insets of the sections of a flow layout")
struct FlowInsetTests {
  private let source = GridRecorder(count: 60, size: CGSize(width: 100, height: 90))
  private let layout = UICollectionViewFlowLayout()

  private func offset(ofItem item: Int, _ position: UICollectionView.ScrollPosition) -> CGPoint {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    _ = Phone(view)
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    return view.contentOffset
  }

  /// Three items of 100 points are in a line of 393 points, two in one of 253.
  @Test("insets at the left and at the right leave room for fewer items in a line")
  func vertical() {
    #expect(offset(ofItem: 12, .top) == CGPoint(x: 0, y: 4 * 100))
    layout.sectionInset = UIEdgeInsets(top: 500, left: 90, bottom: 500, right: 50)
    #expect(offset(ofItem: 12, .top) == CGPoint(x: 0, y: 6 * 100))
  }

  /// Eight items of 90 points are in a column of 852 points, four in one of 452.
  @Test("insets at the top and at the bottom leave room for fewer items in a column")
  func horizontal() {
    layout.scrollDirection = .horizontal
    #expect(offset(ofItem: 16, .left) == CGPoint(x: 2 * 110, y: 0))
    layout.sectionInset = UIEdgeInsets(top: 150, left: 150, bottom: 250, right: 150)
    #expect(offset(ofItem: 16, .left) == CGPoint(x: 4 * 110, y: 0))
  }
}
