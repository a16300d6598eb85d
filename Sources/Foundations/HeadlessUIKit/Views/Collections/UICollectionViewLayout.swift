public import Foundation

/// Where a collection's items lie: here only which views stand above and below sections.
open class UICollectionViewLayout {
  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout that belongs to no collection yet.
  public init() {}

  /// Accepted; nothing is laid out.
  open func invalidateLayout() {}

  /// The kinds of views a section has besides its items, those above it first.
  func kinds(ofSection section: Int) -> [String] { [] }

  /// What a swipe to the left on an item offers.
  func swipeActions(_ side: SwipeSide, at path: IndexPath) -> UISwipeActionsConfiguration? { nil }
}

/// Items that follow each other in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Where one scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How large an item is.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large an item probably is.
  open var estimatedItemSize = CGSize.zero
  /// The least gap between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The least gap between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The distances around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// How large the view above a section is; none where it is zero.
  open var headerReferenceSize = CGSize.zero
  /// How large the view below a section is; none where it is zero.
  open var footerReferenceSize = CGSize.zero
  /// Whether the view above a section stays in sight.
  open var sectionHeadersPinToVisibleBounds = false

  /// An item's size that its content decides.
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)

  override func kinds(ofSection section: Int) -> [String] {
    guard let collectionView else { return [] }
    let asked = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      asked?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      asked?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return (header == .zero ? [] : [UICollectionView.elementKindSectionHeader])
      + (footer == .zero ? [] : [UICollectionView.elementKindSectionFooter])
  }
}
