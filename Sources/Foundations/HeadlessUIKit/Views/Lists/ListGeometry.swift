import Foundation

/// The approximate places of a list's items along its scroll direction: lines of one length.
///
/// Headers, footers and the space around sections take none. That is enough for code that compares
/// the content offset with the end of the content, as code that loads more rows does.
struct ListGeometry {
  /// The length of a table's row whose height nobody says, in points.
  static let usualLine: CGFloat = 44

  /// The length of a line, with the space behind it.
  var line = usualLine

  /// The number of items beside each other in a line.
  var itemsPerLine = 1

  /// Whether the list scrolls to the right.
  var isHorizontal = false

  /// Returns the length of all lines.
  func length(of count: Int) -> CGFloat {
    CGFloat((count + itemsPerLine - 1) / itemsPerLine) * line
  }

  /// Returns the place at which the line of an item begins.
  func start(of position: Int) -> CGFloat { CGFloat(position / itemsPerLine) * line }

  /// Returns the position of the first item in the line at a place; 0 for a place before the first line.
  ///
  /// Apps set offsets without a limit and heights of almost nothing, of which no integer can tell.
  func position(at place: CGFloat) -> Int {
    let lines = place / line
    return lines > 0 ? Int(min(lines, 1_000_000_000)) * itemsPerLine : 0
  }

  /// Returns the part of a point along the scroll direction.
  func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// Returns the part of a size along the scroll direction.
  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// Returns a point with another part along the scroll direction.
  func point(_ point: CGPoint, at place: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: place, y: point.y) : CGPoint(x: point.x, y: place)
  }
}

extension ListView {
  /// The size of all items; the app's or the layout's own size where there is one.
  func contentSize(orElse own: CGSize) -> CGSize {
    guard own == .zero else { return own }
    let geometry = geometry
    let length = geometry.length(of: visible.counts?.total ?? 0)
    return geometry.isHorizontal
      ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
  }

  /// Returns the nearest offset at which an item is in the bounds, or the first in them.
  func offset(showing position: Int, asFirst: Bool) -> CGPoint {
    let geometry = geometry
    let place = geometry.along(contentOffset)
    let start = geometry.start(of: position)
    let end = start + geometry.line - geometry.along(bounds.size)
    if asFirst || start < place { return withinContent(geometry.point(contentOffset, at: start)) }
    guard end > place else { return contentOffset }
    return withinContent(geometry.point(contentOffset, at: end))
  }

  /// Returns an offset that does not lie past the end of the content.
  func withinContent(_ offset: CGPoint) -> CGPoint {
    let geometry = geometry
    let inset = contentInset
    let (before, after) =
      geometry.isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let last = geometry.along(contentSize) + after - geometry.along(bounds.size)
    return geometry.point(offset, at: min(geometry.along(offset), max(-before, last)))
  }

  /// Shows the items at the content offset, where code has set one at which none of those shown is.
  func followOffset() {
    guard isLoaded, !isLoading, let total = visible.counts?.total, total > 0 else { return }
    let geometry = geometry
    let first = geometry.position(at: geometry.along(contentOffset))
    let end = geometry.position(at: geometry.along(contentOffset) + geometry.along(bounds.size))
    let shown = first..<max(first, end) + geometry.itemsPerLine
    guard !visible.positions.overlaps(shown) else { return }
    removeCells(visible.scroll(to: min(first, total - 1), asFirst: true))
    loadVisibleCells()
  }
}
