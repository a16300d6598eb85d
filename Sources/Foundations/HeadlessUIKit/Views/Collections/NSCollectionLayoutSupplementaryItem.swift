public import Foundation

/// The place of a badge on an item; stored, without effect: nothing is laid out.
open class NSCollectionLayoutAnchor: HeadlessObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or in fractions of the view.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the view.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates a place at edges.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
  }

  /// Creates a place so many points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  /// Creates a place at fractions of the view from edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }
}

/// A badge or another view beside an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String

  /// The place on the container.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// The place on the item; nil for the same.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The place of the view above others; stored, without effect.
  open var zIndex = 0

  /// Creates a badge at a place of its container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A decoration behind a section; stored, without effect: nothing is drawn.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration.
  public let elementKind: String

  /// The place of the view above others.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns the background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The frame of an item in a group of the app's own; stored, without effect.
open class NSCollectionLayoutGroupCustomItem: HeadlessObject {
  /// The frame.
  public let frame: CGRect
  /// The place above others.
  public let zIndex: Int

  /// Creates an item of a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension NSCollectionLayoutGroup {
  /// Returns a group that the app lays out; its closure is never called: nothing is laid out.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) ->
      [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [])
  }
}

extension UICollectionViewLayout {
  /// Does nothing: decorations are not drawn.
  public final func register<View: UICollectionReusableView>(
    _ viewClass: View.Type?, forDecorationViewOfKind elementKind: String
  ) {}

  /// Does nothing: decorations are not drawn.
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}
