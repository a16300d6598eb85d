/// A section with rows in sight: what stands above and below it.
struct SectionInSight {
  let section: Int
  let header: UIView?
  let footer: UIView?
}

extension UITableView {
  /// Lets a class make the views above and below sections of an identifier.
  public final func register<View: UITableViewHeaderFooterView>(
    _ aClass: View.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerRegistry.register(
      identifier, aClass.map { type in { type.init(reusableAs: identifier) } })
  }

  /// A view out of use, or a new one of the registered class; nil where none is registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerRegistry.dequeue(identifier) }

  /// What stands above a section in sight, where it is a view made for that.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.first { $0.section == section }?.header as? UITableViewHeaderFooterView
  }

  /// What stands below a section in sight, where it is a view made for that.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.first { $0.section == section }?.footer as? UITableViewHeaderFooterView
  }

  /// Asks for what stands above and below the sections in sight; what is there already stays.
  final func fillSections(of dataSource: any UITableViewDataSource) {
    guard let map = sight.map, sections.map(\.section) != sectionsInSight(map) else { return }
    let former = sections
    sections = sectionsInSight(map).map { section in
      former.first { $0.section == section } ?? makeSection(section, of: dataSource)
    }
    let staying = Set(sections.map(\.section))
    for part in former where !staying.contains(part.section) { retire(part) }
  }

  private func sectionsInSight(_ map: RowMap) -> [Int] {
    guard map.sections > 0 else { return [] }
    let first = sight.first < map.total ? map.section(at: sight.first) : 0
    var found: [Int] = []
    for section in first..<map.sections where found.count < UITableView.rowsInSight {
      let places = map.places(of: section)
      if places.lowerBound > sight.last { break }
      if places.isEmpty || places.lowerBound < sight.last { found.append(section) }
    }
    return found
  }

  private func makeSection(
    _ section: Int, of dataSource: any UITableViewDataSource
  ) -> SectionInSight {
    let header =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? part(saying: dataSource.tableView(self, titleForHeaderInSection: section))
    let footer =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? part(saying: dataSource.tableView(self, titleForFooterInSection: section))
    if let header {
      delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
      addSubview(header)
    }
    if let footer {
      delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
      addSubview(footer)
    }
    return SectionInSight(section: section, header: header, footer: footer)
  }

  private func part(saying title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  final func retireSections() {
    for part in sections { retire(part) }
    sections = []
  }

  private func retire(_ part: SectionInSight) {
    if let footer = part.footer {
      footer.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: part.section)
    }
    if let header = part.header {
      header.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: part.section)
    }
    for case let view as UITableViewHeaderFooterView in [part.footer, part.header] {
      headerRegistry.retire(view)
    }
  }

  /// Reads the table from top to bottom: what stands above, the sections in sight, what stands below,
  /// and whatever else was put into it.
  final func visitParts(_ body: (any AccessibleElement) -> Bool) -> Bool {
    lookAtRows()
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
    for part in sections {
      if let header = part.header, !header.isOutOfSight, body(header) { return true }
      guard let places = sight.map?.places(of: part.section) else { continue }
      for place in places.clamped(to: sight.first..<sight.last) {
        if let cell = sight[place], !cell.isOutOfSight, body(cell) { return true }
      }
      if let footer = part.footer, !footer.isOutOfSight, body(footer) { return true }
    }
    return false
  }

  /// Whether a subview is none of the table's own.
  private func isForeign(_ view: UIView) -> Bool {
    if view is UITableViewCell || view === refreshControl { return false }
    if view === tableHeaderView || view === tableFooterView { return false }
    return !sections.contains { $0.header === view || $0.footer === view }
  }
}
