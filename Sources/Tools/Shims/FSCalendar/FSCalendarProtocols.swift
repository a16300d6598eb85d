// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated public enum FSCalendarScope: UInt, Sendable {
  case month
  case week
}

nonisolated public enum FSCalendarScrollDirection: UInt, Sendable {
  case vertical
  case horizontal
}

nonisolated public enum FSCalendarPlaceholderType: UInt, Sendable {
  case none
  case fillHeadTail
  case fillSixRows
}

nonisolated public enum FSCalendarMonthPosition: UInt, Sendable {
  case previous
  case current
  case next
  case notFound
}

public protocol FSCalendarDataSource: AnyObject {
  func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
  func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
  func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
  func minimumDate(for calendar: FSCalendar) -> Date
  func maximumDate(for calendar: FSCalendar) -> Date
  func calendar(
    _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
  ) -> FSCalendarCell
  func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
}

extension FSCalendarDataSource {
  public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
  public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
  public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
  public func minimumDate(for calendar: FSCalendar) -> Date { calendar.days.first }
  public func maximumDate(for calendar: FSCalendar) -> Date { calendar.days.last }
  public func calendar(
    _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
  ) -> FSCalendarCell {
    calendar.dequeueReusableCell(
      withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: date, at: position)
  }
  public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
}

public protocol FSCalendarDelegate: AnyObject {
  func calendar(
    _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
  ) -> Bool
  func calendar(
    _ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
  func calendar(
    _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
  ) -> Bool
  func calendar(
    _ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
  func calendar(
    _ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
  func calendar(
    _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
    at monthPosition: FSCalendarMonthPosition)
  func calendarCurrentPageDidChange(_ calendar: FSCalendar)
}

extension FSCalendarDelegate {
  public func calendar(
    _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
  ) -> Bool { true }
  public func calendar(
    _ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition
  ) {}
  public func calendar(
    _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
  ) -> Bool { true }
  public func calendar(
    _ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition
  ) {}
  public func calendar(
    _ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool
  ) {}
  public func calendar(
    _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
    at monthPosition: FSCalendarMonthPosition
  ) {}
  public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
}
