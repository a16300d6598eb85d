// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

// MARK: Pages

extension FSCalendar {
  public var minimumDate: Date { days.start(of: dataSource?.minimumDate(for: self) ?? days.first) }
  public var maximumDate: Date { days.start(of: dataSource?.maximumDate(for: self) ?? days.last) }

  func isInRange(_ date: Date) -> Bool {
    minimumDate <= days.start(of: date) && days.start(of: date) <= maximumDate
  }

  public func setCurrentPage(_ currentPage: Date, animated: Bool) {
    show(days.page(of: min(max(currentPage, minimumDate), maximumDate), shownScope))
  }

  private func show(_ page: Date) {
    guard page != shownPage else { return }
    shownPage = page
    reloadData()
    guard window != nil else { return }
    delegate?.calendarCurrentPageDidChange(self)
    if placeholderType != .fillSixRows { tellBounds(animated: true) }
  }

  /// Shows another page, if the user may scroll and the calendar has a day of it.
  func turn(by pages: Int) {
    let page = days.page(pages, after: shownPage, shownScope)
    let next = days.page(1, after: page, shownScope)
    guard scrollEnabled, page <= maximumDate, next > minimumDate else { return }
    show(page)
  }

  public func setScope(_ scope: FSCalendarScope, animated: Bool) {
    guard scope != shownScope else { return }
    let month = days.page(of: shownPage, .month)
    let known = [selectedDate, today].compactMap(\.self)
    let focus = known.first { days.page(of: $0, .month) == month } ?? shownPage
    shownScope = scope
    shownPage = days.page(of: scope == .week ? focus : shownPage, scope)
    reloadData()
    tellBounds(animated: animated)
  }

  private func tellBounds(animated: Bool) {
    let header = headerHeight < 0 ? FSCalendarStandardHeaderHeight : headerHeight
    let weekdays = weekdayHeight < 0 ? FSCalendarStandardWeekdayHeight : weekdayHeight
    let rows = CGFloat((shownDays.count + 6) / 7)
    let size = CGSize(width: frame.width, height: header + weekdays + rows * rowHeight)
    delegate?.calendar(
      self, boundingRectWillChange: CGRect(origin: .zero, size: size), animated: animated)
  }

  public func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
    guard sender.state == .ended else { return }
    setScope(shownScope == .month ? .week : .month, animated: true)
  }
}

// MARK: Selection

extension FSCalendar {
  public func select(_ date: Date?) { select(date, scrollToDate: true) }

  public func select(_ date: Date?, scrollToDate: Bool) {
    guard allowsSelection, let date, isInRange(date) else { return }
    note(days.start(of: date))
    source.showSelection()
    if scrollToDate { setCurrentPage(date, animated: true) }
  }

  public func deselect(_ date: Date) {
    selectedDates.removeAll { $0 == days.start(of: date) }
    source.showSelection()
  }

  /// Adds a date to the selection, or replaces the one that is selected.
  func note(_ date: Date) {
    if !allowsMultipleSelection { selectedDates = [] }
    if !selectedDates.contains(date) { selectedDates.append(date) }
  }
}

// MARK: Cells

extension FSCalendar {
  public func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) {
    grid.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
  ) -> FSCalendarCell {
    let cell = grid.dequeueReusableCell(
      withReuseIdentifier: identifier, for: path(of: date, at: position) ?? [0, 0])
    return cell as? FSCalendarCell ?? FSCalendarCell(frame: .zero)
  }

  private func path(of date: Date, at position: FSCalendarMonthPosition) -> IndexPath? {
    let day = days.start(of: date)
    return shownDays.firstIndex { $0.date == day && $0.position == position }
      .map { IndexPath(item: $0, section: 0) }
  }

  public func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
    path(of: date, at: position).flatMap { grid.cellForItem(at: $0) as? FSCalendarCell }
  }

  public func date(for cell: FSCalendarCell) -> Date? { day(of: cell)?.date }

  public func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition {
    day(of: cell)?.position ?? .notFound
  }

  private func day(of cell: FSCalendarCell) -> CalendarDays.Day? {
    grid.indexPath(for: cell).map { shownDays[$0.item] }
  }

  public func visibleCells() -> [FSCalendarCell] {
    grid.visibleCells.compactMap { $0 as? FSCalendarCell }
  }

  public func frame(for date: Date) -> CGRect {
    cell(for: date, at: .current).map { convert($0.bounds, from: $0) } ?? .zero
  }
}

extension UIView {
  public var fs_width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }
  public var fs_height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }
  public var fs_top: CGFloat {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }
  public var fs_left: CGFloat {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }
  public var fs_bottom: CGFloat {
    get { frame.maxY }
    set { fs_top = newValue - fs_height }
  }
  public var fs_right: CGFloat {
    get { frame.maxX }
    set { fs_left = newValue - fs_width }
  }
}
