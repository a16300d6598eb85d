// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The colors and places of days, none of which is drawn, so that no requirement is called.
public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
  ) -> [UIColor]?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
  ) -> [UIColor]?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
  ) -> UIColor?
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
  ) -> CGPoint
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
  ) -> CGPoint
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
  ) -> CGPoint
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
  ) -> CGPoint
  func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
  ) -> CGFloat
}

extension FSCalendarDelegateAppearance {
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
  ) -> [UIColor]? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
  ) -> [UIColor]? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
  ) -> UIColor? { nil }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
  ) -> CGPoint { .zero }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
  ) -> CGPoint { .zero }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
  ) -> CGPoint { .zero }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
  ) -> CGPoint { .zero }
  public func calendar(
    _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
  ) -> CGFloat { 1 }
}
