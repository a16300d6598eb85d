import Foundation
import HeadlessUIKit
import Testing

/// Source of this suite: UIScrollView's documentation of contentInset, and Docs/UIKit.md for the frames.
@Suite("UIScrollView, the geometry of lists")
struct ListGeometryTests {
  @Test("the last offset lies at the end of the content and of the inset behind it")
  func inset() {
    let source = TableRecorder([(0..<100).map { "row \($0)" }])
    let phone = Phone(source.table)
    source.table.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    source.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(source.table.contentOffset == CGPoint(x: 0, y: 4_400 + 20 - 852))
    #expect(phone.findings == [])
  }

  @Test("content that is shorter than the bounds stays at its beginning, below the inset")
  func short() {
    let source = TableRecorder([["a", "b", "c"]])
    let phone = Phone(source.table)
    source.table.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    source.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    #expect(source.table.contentOffset == CGPoint(x: 0, y: -10))
    #expect(phone.findings == [])
  }

  @Test("a list that scrolls to the right has its insets at the left and at the right")
  func horizontal() {
    let source = GridRecorder(count: 5, size: CGSize(width: 183, height: 852))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let phone = Phone(view)
    view.contentInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    #expect(view.contentOffset == CGPoint(x: 2 * 193, y: 0))
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    #expect(view.contentOffset == CGPoint(x: 5 * 193 + 20 - 393, y: 0))
    #expect(phone.findings == [])
  }

  @Test("a list without a size is as large as the nearest view around it that has one")
  func frames() {
    _ = Phone()
    let table = UITableView()
    #expect(table.frame == .zero)
    let (inner, outer) = (UIView(), UIView())
    inner.addSubview(table)
    #expect(table.frame.size == UIScreen.main.bounds.size)
    outer.addSubview(inner)
    outer.frame = CGRect(x: 5, y: 6, width: 100, height: 200)
    table.frame.origin = CGPoint(x: 7, y: 8)
    #expect(table.frame == CGRect(x: 7, y: 8, width: 100, height: 200))
    table.frame = CGRect(x: 7, y: 8, width: 30, height: 40)
    #expect(table.frame == CGRect(x: 7, y: 8, width: 30, height: 40))
  }
}
