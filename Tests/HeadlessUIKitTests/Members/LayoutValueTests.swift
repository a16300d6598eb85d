import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each member.
@Suite("Values of layouts that are kept")
struct LayoutValueTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("a copy of attributes has their values, and changes apart from them")
  func copies() throws {
    Device.current = Device()
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    attributes.center = CGPoint(x: 5, y: 6)
    attributes.size = CGSize(width: 7, height: 8)
    (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 9, true)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    for made in [attributes, copy] {
      #expect(made.indexPath == path)
      #expect(made.representedElementCategory == .supplementaryView)
      #expect(made.representedElementKind == "head")
      #expect(made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(made.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
      #expect(made.center == CGPoint(x: 5, y: 6))
      #expect(made.size == CGSize(width: 7, height: 8))
      #expect(made.alpha == 0.5 && made.zIndex == 9 && made.isHidden)
      #expect(made.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(made.transform3D == CATransform3DMakeTranslation(1, 2, 3))
    }
    copy.zIndex = 1
    #expect(attributes.zIndex == 9)
  }

  @Test("new attributes are of a cell or a decoration at a place, visible and flat")
  func attributes() {
    Device.current = Device()
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    #expect([cell, line].map(\.representedElementCategory) == [.cell, .decorationView])
    #expect([cell, line].map(\.representedElementKind) == [nil, "line"])
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
    #expect(cell.frame == .zero && cell.transform == .identity)
  }

  @Test("a header of a compositional layout keeps its edge and its offset")
  func boundary() {
    Device.current = Device()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let items = [CGPoint(x: 1, y: 2), .zero].map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "head", alignment: .top, absoluteOffset: $0)
    }
    #expect(items.map(\.offset) == [CGPoint(x: 1, y: 2), .zero])
    #expect(items.map(\.alignment) == [.top, .top])
    #expect(items.map(\.elementKind) == ["head", "head"])
    #expect(items.map(\.extendsBoundary) == [true, true])
    #expect(items.map(\.pinToVisibleBounds) == [false, false])
  }

  @Test("a collection has the attributes that its layout makes")
  func made() {
    Device.current = Device()
    final class Layout: UICollectionViewLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forCellWith: indexPath)
      }
    }
    let own = UICollectionView(frame: .zero, collectionViewLayout: Layout())
    let plain = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    #expect(own.layoutAttributesForItem(at: path)?.indexPath == path)
    #expect(plain.layoutAttributesForItem(at: path) == nil)
    #expect(!own.beginInteractiveMovementForItem(at: path))
  }

  @Test("a transform without entries is of zeros, and not the identity")
  func zeroTransform() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
  }
}
