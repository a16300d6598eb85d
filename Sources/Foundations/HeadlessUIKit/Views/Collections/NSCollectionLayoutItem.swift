public import Foundation

/// A width or height of an item: kept, since nothing is laid out.
nonisolated public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private let kind: Kind

  /// The number of points, or the part of the container.
  public let dimension: CGFloat

  /// A part of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
  }

  /// A part of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
  }

  /// Points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: points)
  }

  /// Points, probably.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: points)
  }
}

/// The size of an item.
nonisolated public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A gap between items.
nonisolated public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The points of the gap.
  public let spacing: CGFloat

  /// Exactly so many points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: points)
  }

  /// At least so many points.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: points)
  }
}

/// One item of a layout.
open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize

  /// The distances around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

/// Several items of a layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]

  /// The gap between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  /// Items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems)
  }

  /// The same item beside itself.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }

  /// Items below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems)
  }

  /// The same item below itself.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }
}

/// A view at an edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Where a view stands.
  nonisolated public enum Alignment: Int, Sendable {
    /// At an edge or a corner.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing,
      topTrailing
  }

  /// What kind of view it is.
  public let elementKind: String

  /// Where it stands.
  public let alignment: Alignment

  /// Whether it stays in sight.
  open var pinToVisibleBounds = false

  /// A view of a kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: Alignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}
