/// The header and footer of a visible section.
struct VisibleSection {
  let section: Int
  let header: UIView?
  let footer: UIView?
}

extension UITableView {
  /// Loads headers and footers of visible sections; those that are loaded already stay.
  final func loadSupplementaryViews(from dataSource: any UITableViewDataSource) {
    guard let counts = visible.counts,
      visibleSections.map(\.section) != visibleSectionIndexes(counts)
    else { return }
    let former = visibleSections
    visibleSections = visibleSectionIndexes(counts).map { section in
      former.first { $0.section == section } ?? makeSection(section, of: dataSource)
    }
    let staying = Set(visibleSections.map(\.section))
    for part in former where !staying.contains(part.section) { remove(part) }
  }

  private func visibleSectionIndexes(_ counts: SectionCounts) -> [Int] {
    guard counts.sections > 0 else { return [] }
    let first = visible.first < counts.total ? counts.section(at: visible.first) : 0
    var found: [Int] = []
    for section in first..<counts.sections
    where found.count < VisibleCells<UITableViewCell>.capacity {
      let positions = counts.positions(ofSection: section)
      if positions.lowerBound > visible.end { break }
      if positions.isEmpty || positions.lowerBound < visible.end { found.append(section) }
    }
    return found
  }

  private func makeSection(
    _ section: Int, of dataSource: any UITableViewDataSource
  ) -> VisibleSection {
    let header = makeHeader(section, of: dataSource)
    let footer = makeFooter(section, of: dataSource)
    if let header {
      delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
      addSubview(header)
    }
    if let footer {
      delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
      addSubview(footer)
    }
    return VisibleSection(section: section, header: header, footer: footer)
  }

  private func makeHeader(_ section: Int, of dataSource: any UITableViewDataSource) -> UIView? {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height == 0 { return nil }
    return delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(_ section: Int, of dataSource: any UITableViewDataSource) -> UIView? {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height == 0 { return nil }
    return delegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource.tableView(self, titleForFooterInSection: section))
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  final func removeSupplementaryViews() {
    for part in visibleSections { remove(part) }
    visibleSections = []
  }

  private func remove(_ part: VisibleSection) {
    if let footer = part.footer {
      footer.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: part.section)
    }
    if let header = part.header {
      header.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: part.section)
    }
    for case let view as UITableViewHeaderFooterView in [part.footer, part.header] {
      headerFooterPool.enqueue(view)
    }
  }

  /// Visits the table's header, its visible sections, its footer, and then other subviews.
  final func visitParts(_ body: (any AccessibleElement) -> Bool) -> Bool {
    loadIfNeeded()
    if let refreshControl, !refreshControl.isOutOfSight, body(refreshControl) { return true }
    if let tableHeaderView, !tableHeaderView.isOutOfSight, body(tableHeaderView) { return true }
    if visitRows(body) { return true }
    if let tableFooterView, !tableFooterView.isOutOfSight, body(tableFooterView) { return true }
    for child in children where !child.isOutOfSight && isForeign(child) {
      if body(child) { return true }
    }
    return false
  }

  private func visitRows(_ body: (any AccessibleElement) -> Bool) -> Bool {
    for part in visibleSections {
      if let header = part.header, !header.isOutOfSight, body(header) { return true }
      guard let positions = visible.counts?.positions(ofSection: part.section) else { continue }
      for position in positions.clamped(to: visible.positions) {
        if let cell = visible[position], !cell.isOutOfSight, body(cell) { return true }
      }
      if let footer = part.footer, !footer.isOutOfSight, body(footer) { return true }
    }
    return false
  }

  /// Whether the app added the subview to the table itself.
  private func isForeign(_ view: UIView) -> Bool {
    if view is UITableViewCell || view === refreshControl { return false }
    if view === tableHeaderView || view === tableFooterView { return false }
    return !visibleSections.contains { $0.header === view || $0.footer === view }
  }
}
