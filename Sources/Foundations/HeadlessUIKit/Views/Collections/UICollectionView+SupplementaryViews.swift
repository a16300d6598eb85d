internal import Foundation

/// A header or footer of a visible section.
struct VisibleSupplementaryView {
  let section: Int
  let kind: String
  let view: UICollectionReusableView
}

extension UICollectionView {
  /// Registers a class for a kind of view and a reuse identifier; nil removes the registration.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    supplementaryPools[elementKind, default: ReusePool()].register(
      identifier, type.map { type in { type.init(reusableAs: identifier) } })
  }

  final func loadSupplementaryViews(from dataSource: any UICollectionViewDataSource) {
    guard let counts = visible.counts else { return }
    let wanted = visibleSectionIndexes(counts).flatMap { section in
      collectionViewLayout.kinds(ofSection: section).map { (section, $0) }
    }
    guard !wanted.elementsEqual(supplementaryViews, by: { $0.0 == $1.section && $0.1 == $1.kind })
    else {
      return
    }
    var former = supplementaryViews
    supplementaryViews = wanted.map { section, kind in
      if let index = former.firstIndex(where: { $0.section == section && $0.kind == kind }) {
        return former.remove(at: index)
      }
      return makeSupplementaryView(section, kind, of: dataSource)
    }
    remove(former)
  }

  private func visibleSectionIndexes(_ counts: SectionCounts) -> [Int] {
    (0..<counts.sections).filter { section in
      let positions = counts.positions(ofSection: section)
      return positions.isEmpty
        ? (visible.first...visible.end).contains(positions.lowerBound)
        : positions.overlaps(visible.positions)
    }
  }

  private func makeSupplementaryView(
    _ section: Int, _ kind: String, of dataSource: any UICollectionViewDataSource
  ) -> VisibleSupplementaryView {
    let path = IndexPath(item: 0, section: section)
    let view = requestView {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    (view as? UICollectionViewCell)?.isSupplementary = true
    addSubview(view)
    return VisibleSupplementaryView(section: section, kind: kind, view: view)
  }

  final func removeSupplementaryViews() {
    remove(supplementaryViews)
    supplementaryViews = []
  }

  private func remove(_ parts: [VisibleSupplementaryView]) {
    for part in parts {
      part.view.removeFromSuperview()
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: part.view, forElementOfKind: part.kind,
        at: IndexPath(item: 0, section: part.section))
      supplementaryPools[part.kind]?.enqueue(part.view)
    }
  }

  /// Visits the header, visible items and footer of each visible section, and then other subviews.
  final func visitParts(_ body: (any AccessibleElement) -> Bool) -> Bool {
    loadIfNeeded()
    guard let counts = visible.counts else { return visitForeign(body) }
    if let refreshControl, !refreshControl.isOutOfSight, body(refreshControl) { return true }
    for section in visibleSectionIndexes(counts) where visitSection(section, counts, body) {
      return true
    }
    return visitForeign(body)
  }

  private func visitSection(
    _ section: Int, _ counts: SectionCounts, _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    let own = supplementaryViews.filter { $0.section == section && !$0.view.isOutOfSight }
    for part in own where part.kind != UICollectionView.elementKindSectionFooter {
      if body(part.view) { return true }
    }
    for position in counts.positions(ofSection: section).clamped(to: visible.positions) {
      if let cell = visible[position], !cell.isOutOfSight, body(cell) { return true }
    }
    for part in own where part.kind == UICollectionView.elementKindSectionFooter {
      if body(part.view) { return true }
    }
    return false
  }

  private func visitForeign(_ body: (any AccessibleElement) -> Bool) -> Bool {
    for child in children where !child.isOutOfSight {
      if child is UICollectionReusableView || child === refreshControl { continue }
      if body(child) { return true }
    }
    return false
  }
}
