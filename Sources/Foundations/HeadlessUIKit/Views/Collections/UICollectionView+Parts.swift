public import Foundation

/// A view that stands above or below a section in sight.
struct PartInSight {
  let section: Int
  let kind: String
  let view: UICollectionReusableView
}

extension UICollectionView {
  /// Lets a class make the views of a kind and identifier; nil lets nothing make them.
  public final func register<View: UICollectionReusableView>(
    _ viewClass: View.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    partRegistries[elementKind, default: CellRegistry()].register(
      identifier, viewClass.map { type in { type.init(reusableAs: identifier) } })
  }

  /// A view out of use, or a new one of the registered class; a finding where none is registered.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = partRegistries[elementKind]?.dequeue(identifier) { return view }
    reportUnregistered(
      identifier, as: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    return UICollectionReusableView(reusableAs: identifier)
  }

  /// A view that stands above or below a section in sight; nil where there is none.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    parts.first { $0.kind == elementKind && $0.section == indexPath.section }?.view
  }

  final func fillParts(of dataSource: any UICollectionViewDataSource) {
    guard let map = sight.map else { return }
    let wanted = sectionsInSight(map).flatMap { section in
      collectionViewLayout.kinds(ofSection: section).map { (section, $0) }
    }
    guard !wanted.elementsEqual(parts, by: { $0.0 == $1.section && $0.1 == $1.kind }) else {
      return
    }
    var former = parts
    parts = wanted.map { section, kind in
      if let index = former.firstIndex(where: { $0.section == section && $0.kind == kind }) {
        return former.remove(at: index)
      }
      return makePart(section, kind, of: dataSource)
    }
    retire(former)
  }

  private func sectionsInSight(_ map: RowMap) -> [Int] {
    (0..<map.sections).filter { section in
      let places = map.places(of: section)
      return places.isEmpty
        ? (sight.first...sight.last).contains(places.lowerBound)
        : places.overlaps(sight.first..<sight.last)
    }
  }

  private func makePart(
    _ section: Int, _ kind: String, of dataSource: any UICollectionViewDataSource
  ) -> PartInSight {
    let path = IndexPath(item: 0, section: section)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    addSubview(view)
    return PartInSight(section: section, kind: kind, view: view)
  }

  final func retireParts() {
    retire(parts)
    parts = []
  }

  private func retire(_ parts: [PartInSight]) {
    for part in parts {
      part.view.removeFromSuperview()
      partRegistries[part.kind]?.retire(part.view)
    }
  }

  /// Reads the collection section by section: what stands above, the items in sight, what stands below;
  /// then whatever else was put into it.
  final func visitParts(_ body: (any AccessibleElement) -> Bool) -> Bool {
    lookAtItems()
    guard let map = sight.map else { return visitForeign(body) }
    if let refreshControl, !refreshControl.isOutOfSight, body(refreshControl) { return true }
    for section in sectionsInSight(map) where visitSection(section, map, body) { return true }
    return visitForeign(body)
  }

  private func visitSection(
    _ section: Int, _ map: RowMap, _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    let own = parts.filter { $0.section == section && !$0.view.isOutOfSight }
    for part in own where part.kind != UICollectionView.elementKindSectionFooter {
      if body(part.view) { return true }
    }
    for place in map.places(of: section).clamped(to: sight.first..<sight.last) {
      if let cell = sight[place], !cell.isOutOfSight, body(cell) { return true }
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
