public import Foundation

/// The layout of an element of a collection; stored, since nothing is laid out.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kind of an element.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell, a supplementary or a decoration view.
    case cell, supplementaryView, decorationView
  }

  /// The place of the element.
  open var indexPath: IndexPath
  /// The frame.
  open var frame = CGRect.zero
  /// The bounds.
  open var bounds = CGRect.zero
  /// The centre.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order in depth.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The transform.
  open var transform = CGAffineTransform.identity
  /// The transform in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// The kind of the element.
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The name of the element's kind; nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Creates the attributes of a cell at no place.
  ///
  /// The only designated initializer, so that a subclass inherits the others, as UIKit's do.
  public override init() {
    indexPath = IndexPath()
    super.init()
  }

  private convenience init(_ path: IndexPath, _ category: ElementCategory, _ kind: String?) {
    self.init()
    indexPath = path
    representedElementCategory = category
    representedElementKind = kind
  }

  /// Returns attributes with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes(
      indexPath, representedElementCategory, representedElementKind)
    (copy.frame, copy.bounds, copy.center, copy.size) = (frame, bounds, center, size)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    return copy
  }

  /// Returns attributes with the same values.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(indexPath, .supplementaryView, elementKind) }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init(indexPath, .decorationView, decorationViewKind) }
}
