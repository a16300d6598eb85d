public import Foundation

/// The layout of a collection, which here only decides which headers and footers there are.
open class UICollectionViewLayout: HeadlessObject {
  /// The collection that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout that belongs to no collection yet.
  public override init() {}

  /// Creates a layout from a storyboard.
  public required init?(coder: NSCoder) {}

  /// Does nothing: nothing is laid out.
  open func invalidateLayout() {}

  /// Never called: nothing is laid out.
  open func prepare() {}

  /// The size of the content; zero unless overridden, so that the items decide.
  open var collectionViewContentSize: CGSize { .zero }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Never called: nothing is laid out.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Never called by a collection: nothing is laid out.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called by a collection: nothing is laid out.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Never called: nothing is laid out.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Never called: nothing is laid out.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Never called by a collection: nothing is laid out.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of an item while a person moves it: those of the item.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  /// Returns the path of the place that an item is moved to: the proposed one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// Never called: nothing is laid out.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called: nothing is laid out.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called: nothing is laid out.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called: nothing is laid out.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called: nothing is laid out.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called: nothing is laid out.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Never called: nothing is laid out.
  open func finalizeCollectionViewUpdates() {}

  /// Never called: nothing is laid out.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Never called: nothing is laid out.
  open func finalizeAnimatedBoundsChange() {}

  /// Never called: nothing is laid out.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Returns a context: nothing is laid out.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Does nothing: nothing is laid out.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  /// Whether the layout is mirrored where text runs from right to left; without effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Does nothing: decorations are not shown.
  public final func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Returns the kinds of a section's supplementary views; those above the items come first.
  func kinds(ofSection section: Int) -> [String] { [] }

  /// The approximate places of the items: one item a line.
  var geometry: ListGeometry { ListGeometry() }

  /// Returns the swipe actions of an item on a side; nil for none.
  func swipeActions(_ side: SwipeSide, at path: IndexPath) -> UISwipeActionsConfiguration? { nil }
}

/// A layout of items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The scroll direction, along which headers and footers have a length.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of an item, which decides the content size where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of an item; stored, without effect.
  open var estimatedItemSize = CGSize.zero
  /// The least space between items of a line, which decides how many fit.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The least space between lines, which decides how many are in view.
  open var minimumLineSpacing: CGFloat = 10
  /// The insets of a section, which decide how many items fit in a line.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of section headers; 0 along the scroll direction for no headers.
  open var headerReferenceSize = CGSize.zero
  /// The size of section footers; 0 along the scroll direction for no footers.
  open var footerReferenceSize = CGSize.zero
  /// Whether section headers stay visible; stored, without effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether section footers stay visible; stored, without effect.
  open var sectionFootersPinToVisibleBounds = false
  /// The edges that the insets of a section begin at; stored, without effect.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// The edges that the insets of a section begin at.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content inset, the safe area, or the margins.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The item size for items that their content sizes.
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
    return (shows(header) ? [UICollectionView.elementKindSectionHeader] : [])
      + (shows(footer) ? [UICollectionView.elementKindSectionFooter] : [])
  }

  /// The lines of items that are as large as the first one in sight.
  override var geometry: ListGeometry {
    guard let collectionView else { return ListGeometry() }
    let isHorizontal = scrollDirection == .horizontal
    let size = itemSize(in: collectionView)
    let (length, side) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
    let bounds = collectionView.bounds.size
    let inset = sectionInset
    let space =
      isHorizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    let fitting =
      side > 0 ? (space + minimumInteritemSpacing) / (side + minimumInteritemSpacing) : 1
    guard length > 0 else { return ListGeometry(isHorizontal: isHorizontal) }
    return ListGeometry(
      line: length + minimumLineSpacing, itemsPerLine: fitting > 1 ? Int(min(fitting, 1_000)) : 1,
      isHorizontal: isHorizontal)
  }

  private func itemSize(in collection: UICollectionView) -> CGSize {
    guard let asked = collection.delegate as? any UICollectionViewDelegateFlowLayout,
      let path = collection.visible.loaded.first?.path
    else { return itemSize }
    return asked.collectionView(collection, layout: self, sizeForItemAt: path)
  }

  /// Returns whether a header or footer of a size is shown: its length along the scrolling is not 0.
  private func shows(_ size: CGSize) -> Bool {
    (scrollDirection == .vertical ? size.height : size.width) != 0
  }
}
