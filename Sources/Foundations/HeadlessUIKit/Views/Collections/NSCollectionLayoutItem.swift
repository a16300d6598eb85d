public import Foundation

/// A width or height in a collection layout; stored, without effect: nothing is laid out.
nonisolated public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private let kind: Kind

  /// The number of points, or the fraction of the container.
  public let dimension: CGFloat

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
  }

  /// Returns a number of points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: points)
  }

  /// Returns an estimated number of points.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: points)
  }
}

/// The width and height of an item in a layout.
nonisolated public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// The space between items in a layout.
nonisolated public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The space in points.
  public let spacing: CGFloat

  /// Returns a space of exactly so many points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: points)
  }

  /// Returns a space of at least so many points.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: points)
  }
}

/// An item in a collection layout.
open class NSCollectionLayoutItem: HeadlessObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize

  /// The insets of the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item; stored, without effect.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The badges of the item; stored, without effect: no view is asked for.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// Creates an item of a size with badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A group of items in a collection layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]

  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group of items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems)
  }

  /// Returns a group that repeats an item horizontally.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }

  /// Returns a group of items below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems)
  }

  /// Returns a group that repeats an item vertically.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }
}

/// A header or footer of a section in a collection layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of a boundary item.
  nonisolated public enum Alignment: Int, Sendable {
    /// An edge or a corner.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing,
      topTrailing
  }

  /// The edge or corner at which the view is.
  public let alignment: Alignment

  /// Whether the view stays visible while its section is; stored, without effect.
  open var pinToVisibleBounds = false

  /// Whether the view lies in the section's content; stored, without effect.
  open var extendsBoundary = true

  /// The offset from the edge; stored, without effect.
  public let offset: CGPoint

  /// Creates an item for a kind of supplementary view.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: Alignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// The space around an item; stored, without effect.
nonisolated public struct NSCollectionLayoutEdgeSpacing {
  /// The space before the item in the direction of reading; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item in the direction of reading; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
