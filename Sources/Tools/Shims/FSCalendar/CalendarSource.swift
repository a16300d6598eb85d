internal import Foundation
internal import HeadlessUIKit

/// The source of the cells of a calendar's days, which hears of the taps on them.
final class CalendarSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private unowned let calendar: FSCalendar

  init(_ calendar: FSCalendar) { self.calendar = calendar }

  // MARK: Cells

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { calendar.shownDays.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let day = calendar.shownDays[indexPath.item]
    let source = calendar.dataSource
    let cell =
      source?.calendar(calendar, cellFor: day.date, at: day.position)
      ?? calendar.dequeueReusableCell(
        withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: day.date, at: day.position)
    cell.calendar = calendar
    cell.appearance = calendar.appearance
    cell.monthPosition = day.position
    cell.isPlaceholder = day.position != .current
    cell.dateIsToday = day.date == calendar.today
    cell.weekend = calendar.days.isWeekend(day.date)
    let number = calendar.days.calendar.component(.day, from: day.date)
    cell.titleLabel?.text = source?.calendar(calendar, titleFor: day.date) ?? "\(number)"
    cell.subtitle = source?.calendar(calendar, subtitleFor: day.date)
    cell.image = source?.calendar(calendar, imageFor: day.date)
    cell.numberOfEvents = source?.calendar(calendar, numberOfEventsFor: day.date) ?? 0
    // Days of other months may have the same number on the page.
    cell.accessibilityIdentifier = name(of: day.date)
    cell.isSelected = calendar.selectedDates.contains(day.date)
    cell.configureAppearance()
    return cell
  }

  private func name(of date: Date) -> String {
    let parts = calendar.days.calendar.dateComponents([.year, .month, .day], from: date)
    let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? FSCalendarCell, calendar.shownDays.indices.contains(indexPath.item)
    else { return }
    let day = calendar.shownDays[indexPath.item]
    calendar.delegate?.calendar(calendar, willDisplay: cell, for: day.date, at: day.position)
  }

  // MARK: Taps

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let day = calendar.shownDays[indexPath.item]
    guard calendar.allowsSelection, calendar.isInRange(day.date) else { return false }
    return calendar.delegate?.calendar(calendar, shouldSelect: day.date, at: day.position) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { select(calendar.shownDays[indexPath.item]) }

  private func select(_ day: CalendarDays.Day) {
    let former = calendar.selectedDates
    calendar.note(day.date)
    for date in former where !calendar.selectedDates.contains(date) { tellDeselected(date) }
    showSelection()
    calendar.cell(for: day.date, at: day.position)?.performSelecting()
    calendar.delegate?.calendar(calendar, didSelect: day.date, at: day.position)
  }

  private func tellDeselected(_ date: Date) {
    guard let day = calendar.shownDays.first(where: { $0.date == date }) else { return }
    calendar.delegate?.calendar(calendar, didDeselect: date, at: day.position)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    let day = calendar.shownDays[indexPath.item]
    guard calendar.allowsMultipleSelection else {
      // A tap on the selected day of a calendar with one selects it again.
      if self.collectionView(collectionView, shouldSelectItemAt: indexPath) { select(day) }
      return false
    }
    return calendar.delegate?.calendar(calendar, shouldDeselect: day.date, at: day.position)
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    let day = calendar.shownDays[indexPath.item]
    calendar.deselect(day.date)
    calendar.delegate?.calendar(calendar, didDeselect: day.date, at: day.position)
  }

  /// Selects the cells of the selected days, and no others.
  func showSelection() {
    let grid = calendar.grid
    for (index, day) in calendar.shownDays.enumerated() {
      let path = IndexPath(item: index, section: 0)
      let isSelected = grid.indexPathsForSelectedItems?.contains(path) ?? false
      guard isSelected != calendar.selectedDates.contains(day.date) else { continue }
      if isSelected {
        grid.deselectItem(at: path, animated: false)
      } else {
        grid.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }
}
