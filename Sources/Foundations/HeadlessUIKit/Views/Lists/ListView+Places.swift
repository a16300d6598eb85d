import Foundation

/// The approximate places of cells, by which apps find the cell of a gesture or of a button in it.
extension ListView {
  /// Returns the place of a point of a cell in the list; nil for an item that does not exist.
  ///
  /// The point stays within the cell, whose size nobody knows.
  func place(of point: CGPoint, inCellAt path: IndexPath) -> CGPoint? {
    guard let position = visible.counts?.position(of: path) else { return nil }
    let geometry = geometry
    let start = geometry.start(of: position)
    let along = geometry.along(point).clamped(to: geometry.line * 0.1...geometry.line * 0.9)
    let across = (CGFloat(position % geometry.itemsPerLine) + 0.5) * widthOfItem
    return geometry.isHorizontal
      ? CGPoint(x: start + along, y: across) : CGPoint(x: across, y: start + along)
  }

  /// Returns the item at a place of the list; nil where there is none.
  func path(at point: CGPoint) -> IndexPath? {
    guard let counts = visible.counts else { return nil }
    let geometry = geometry
    let along = geometry.along(point)
    let across = geometry.isHorizontal ? point.y : point.x
    guard along >= 0, across >= 0 else { return nil }
    let inLine = min(Int(min(across / widthOfItem, 1_000)), geometry.itemsPerLine - 1)
    let position = geometry.position(at: along) + inLine
    return position < counts.total ? counts.path(at: position) : nil
  }

  /// The place behind the last item, which has no cell.
  var placeOfBackground: CGPoint {
    let geometry = geometry
    return geometry.point(.zero, at: geometry.length(of: visible.counts?.total ?? 0) + 1)
  }

  /// The length of an item across the scroll direction.
  private var widthOfItem: CGFloat {
    let size = bounds.size
    let width = geometry.isHorizontal ? size.height : size.width
    return max(1, width / CGFloat(max(1, geometry.itemsPerLine)))
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension UIView {
  /// Returns the place in this view of a point of another one; nil where neither is in a list.
  ///
  /// Nothing is laid out, so only lists have places: those of their cells, and the background.
  final func place(of point: CGPoint, in view: UIView) -> CGPoint? {
    switch self {
    case let table as UITableView: table.place(of: point, ofRowWith: view)
    case let collection as UICollectionView: collection.place(of: point, ofItemWith: view)
    default: nil
    }
  }

  /// Returns the nearest view of a type, from this one outwards.
  fileprivate final func nearest<View: UIView>(_ type: View.Type, in list: UIView) -> View? {
    var node: UIView? = self
    while let view = node, view !== list {
      if let found = view as? View { return found }
      node = view.superview
    }
    return nil
  }
}

extension UITableView {
  /// Returns the index path of the row at a place; nil where there is none.
  ///
  /// Rows have approximate places: each is as long as the last one whose height was asked for.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  fileprivate final func place(of point: CGPoint, ofRowWith view: UIView) -> CGPoint? {
    guard view.isDescendant(of: self) else { return nil }
    let path = view.nearest(UITableViewCell.self, in: self)?.path
    return path.flatMap { place(of: point, inCellAt: $0) } ?? placeOfBackground
  }
}

extension UICollectionView {
  /// Returns the index path of the item at a place; nil where there is none.
  ///
  /// Items have approximate places: all are as large as the first one in sight.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  fileprivate final func place(of point: CGPoint, ofItemWith view: UIView) -> CGPoint? {
    guard view.isDescendant(of: self) else { return nil }
    let path = view.nearest(UICollectionViewCell.self, in: self)?.path
    return path.flatMap { place(of: point, inCellAt: $0) } ?? placeOfBackground
  }
}
