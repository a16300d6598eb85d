import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Collections of a storyboard", .portedFolder)
final class StoryboardCollectionTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()
  private let path = IndexPath(item: 0, section: 0)

  private func collection(_ content: String) throws -> (StoryScreen, UICollectionView) {
    let made = try loaded("<collectionView>\(content)</collectionView>")
    return (made, try #require(made.view.subviews.first as? UICollectionView))
  }

  @Test("a prototype gives a cell with its content; another identifier is a finding")
  func cells() throws {
    _ = phone
    let (screen, collection) = try collection(
      """
      <cells><collectionViewCell reuseIdentifier="Item"><view key="contentView"><subviews>\
      <label text="A"/></subviews></view></collectionViewCell><collectionViewCell/></cells>
      """)
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(cell.reuseIdentifier == "Item")
    #expect(cell.contentView.subviews.map { ($0 as? UILabel)?.text } == ["A"])
    #expect(phone.findingsButUnasked == [])
    _ = collection.dequeueReusableCell(withReuseIdentifier: "Other", for: path)
    #expect(phone.findingsButUnasked.count == 1)
    #expect(screen.isViewLoaded)
  }

  @Test("headers and footers are registered for their kinds")
  func supplementaryViews() throws {
    _ = phone
    let (screen, collection) = try collection(
      """
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head"><subviews>\
      <label text="H"/></subviews></collectionReusableView>\
      <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot"><subviews>\
      <label text="F"/></subviews></collectionReusableView>
      """)
    func text(_ kind: String, _ identifier: String) -> String? {
      let view = collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: path)
      return (view.subviews.first as? UILabel)?.text
    }
    #expect(text(UICollectionView.elementKindSectionHeader, "Head") == "H")
    #expect(text(UICollectionView.elementKindSectionFooter, "Foot") == "F")
    #expect(phone.findingsButUnasked == [])
    #expect(text(UICollectionView.elementKindSectionHeader, "Foot") == nil)
    #expect(phone.findingsButUnasked.count == 1)
    #expect(screen.isViewLoaded)
  }

  @Test(
    "a list has the background view of its element, with its outlets",
    arguments: ["tableView", "collectionView"])
  func background(element: String) throws {
    _ = phone
    let made = try loaded(
      """
      <\(element)><label key="backgroundView" text="Nothing here" id="b"/><connections>\
      <outlet property="backgroundView" destination="b"/></connections></\(element)>
      """)
    let list = try #require(made.view.subviews.first as? UIScrollView)
    let background =
      (list as? UITableView)?.backgroundView
      ?? (list as? UICollectionView)?.backgroundView
    #expect((background as? UILabel)?.text == "Nothing here")
    #expect(background?.superview === list)
  }

  @Test("a flow layout has the direction, the spaces, the sizes and the inset of its element")
  func flowLayout() throws {
    _ = phone
    let (screen, collection) = try collection(
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="3" minimumInteritemSpacing="4"><size key="itemSize" width="60" height="70"/>\
      <size key="headerReferenceSize" width="8" height="0"/>\
      <size key="footerReferenceSize" width="9" height="0"/>\
      <inset key="sectionInset" minX="1" minY="2" maxX="5" maxY="6"/></collectionViewFlowLayout>
      """)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [3, 4])
    #expect(layout.itemSize == CGSize(width: 60, height: 70))
    #expect([layout.headerReferenceSize.width, layout.footerReferenceSize.width] == [8, 9])
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 6, right: 5))
    #expect(layout.collectionView === collection && screen.isViewLoaded)
  }

  @Test("a layout of the app is made, and an outlet has it; an unknown class is a finding")
  func ownLayout() throws {
    _ = phone
    let made = try loaded(
      """
      <collectionView><collectionViewLayout key="collectionViewLayout" id="l" \
      \(own("StoryLayout"))/></collectionView>\
      <collectionView><collectionViewLayout key="collectionViewLayout" \
      customClass="Gone"/></collectionView>
      """, connections: #"<outlet property="ownLayout" destination="l"/>"#)
    let layouts = made.view.subviews.compactMap {
      ($0 as? UICollectionView)?.collectionViewLayout
    }
    #expect(layouts.map { "\(type(of: $0))" } == ["StoryLayout", "UICollectionViewFlowLayout"])
    #expect(made.values["ownLayout"] as? UICollectionViewLayout === layouts[0])
    #expect(
      phone.findings == [
        """
        Unknown class Gone in Interface Builder file. The app has no class of that name for the \
        element collectionViewLayout; one of UIKit's is used.
        """
      ])
  }

  @Test("a header without an identifier is not registered")
  func noIdentifier() throws {
    _ = phone
    let (screen, collection) = try collection(
      #"<collectionReusableView key="sectionHeaderView"/>"#)
    #expect(collection.supplementaryPools.isEmpty)
    #expect(screen.isViewLoaded)
  }

  @Test("prototypes whose scene is gone give plain views")
  func orphans() throws {
    _ = phone
    let orphan: UICollectionView = try view(
      """
      <collectionView><cells><collectionViewCell reuseIdentifier="Item" tag="3"/></cells>\
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" tag="3"/>\
      </collectionView>
      """)
    try phone.settle()
    let cell = orphan.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(cell.tag == 0)
    #expect(cell.reuseIdentifier == "Item")
    let header = orphan.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head", for: path)
    #expect(header.tag == 0)
    #expect(header.reuseIdentifier == "Head")
  }

  @Test("a collection view controller becomes data source and delegate where there are none")
  func controller() throws {
    _ = phone
    let made: UICollectionViewController = try instantiate(
      """
      <collectionViewController id="screen" sceneMemberID="viewController">\
      <collectionView key="view" tag="4"/></collectionViewController>
      """)
    #expect(made.collectionView.tag == 4)
    #expect(made.collectionView.dataSource === made)
    #expect(made.collectionView.delegate === made)
  }
}
