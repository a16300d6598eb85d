import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records its calls, and refuses days.
private final class Days: UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate,
  UICalendarViewDelegate
{
  let diary = Diary()
  var refused: [Int?] = []

  private func text(_ day: DateComponents?) -> String {
    day.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { diary.write("select \(text(dateComponents))") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { !refused.contains(dateComponents?.day) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { diary.write("select \(text(dateComponents))") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { diary.write("deselect \(text(dateComponents))") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { !refused.contains(dateComponents.day) }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { dateComponents.day != 9 }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom former: DateComponents
  ) { diary.write("from \(text(former)) to \(text(calendarView.visibleDateComponents))") }
}

private final class SilentDays: UICalendarSelectionSingleDateDelegate, UICalendarViewDelegate,
  UICalendarSelectionMultiDateDelegate
{
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {}
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
}

@Suite("Calendars")
struct CalendarTests {
  private let days = Days()
  private let calendar = UICalendarView()

  private func shown(_ selection: UICalendarSelection?) -> Phone {
    let phone = Phone(calendar)
    calendar.delegate = days
    calendar.selectionBehavior = selection
    return phone
  }

  private func set(_ value: String) -> String? { refusal { try calendar.performSet(value) } }

  @Test("a picked day is the value, its month is shown, and a second tap leaves none")
  func single() {
    let selection = UICalendarSelectionSingleDate(delegate: days)
    let phone = shown(selection)
    #expect(phone.lines == ["datePicker \"Calendar\" = \"\""])
    #expect(set("2026-03-09") == nil)
    #expect(
      days.diary.read() == ["from 2026-1-5 to 2026-3-9", "select 2026-3-9"])
    #expect(selection.selectedDate?.day == 9)
    #expect(phone.lines == ["datePicker \"Calendar\" = \"2026-03-09\""])
    #expect(set("2026-03-10") == nil && set("2026-03-10") == nil)
    #expect(days.diary.read() == ["select 2026-3-10", "select none"])
    #expect(selection.selectedDate == nil)
  }

  @Test("days that the delegate or the range refuses, and texts that are no days, are refused")
  func refusals() {
    let selection = UICalendarSelectionSingleDate(delegate: days)
    _ = shown(selection)
    days.refused = [7, nil]
    let cannot = "of datePicker \"Calendar\" cannot be picked."
    #expect(set("2026-01-07") == "The day 2026-01-07 \(cannot)")
    #expect(set("2026-01-08") == nil)
    #expect(set("2026-01-08") == "The day 2026-01-08 \(cannot)")
    calendar.availableDateRange = DateInterval(start: Device.current.date, duration: 86_400)
    #expect(set("2025-01-01") == "The day 2025-01-01 \(cannot)")
    #expect(
      set("soon")
        == "datePicker \"Calendar\" cannot be set to \"soon\": write it as 2026-01-05.")
    calendar.selectionBehavior = nil
    #expect(
      set("2026-01-08")
        == "No day of datePicker \"Calendar\" can be picked: it has no selectionBehavior.")
    #expect(days.diary.read() == ["select 2026-1-8"])
  }

  @Test("several days are picked and ended, in the order of the calendar in the value")
  func several() {
    let selection = UICalendarSelectionMultiDate(delegate: days)
    _ = shown(selection)
    #expect(set("2026-01-09") == nil && set("2026-01-08") == nil && set("2026-01-10") == nil)
    #expect(calendar.elementValue == "2026-01-08, 2026-01-09, 2026-01-10")
    #expect(set("2026-01-08") == nil)
    #expect(set("2026-01-09") != nil)
    days.refused = [11]
    #expect(set("2026-01-11") != nil)
    #expect(selection.selectedDates.map(\.day) == [9, 10])
    #expect(
      days.diary.read() == [
        "select 2026-1-9", "select 2026-1-8", "select 2026-1-10", "deselect 2026-1-8",
      ])
  }

  @Test("days that are set in code call nothing; delegates need not answer")
  func inCode() {
    let silent = SilentDays()
    let single = UICalendarSelectionSingleDate(delegate: silent)
    _ = shown(single)
    calendar.delegate = silent
    single.setSelected(DateComponents(year: 2026, month: 1, day: 6), animated: true)
    #expect(calendar.elementValue == "2026-01-06")
    #expect(set("2026-02-07") == nil)
    let several = UICalendarSelectionMultiDate(delegate: silent)
    calendar.selectionBehavior = several
    several.setSelectedDates([DateComponents(year: 2026, month: 1, day: 6)], animated: false)
    #expect(set("2026-01-06") == nil && several.selectedDates.isEmpty)
    #expect(set("2026-01-07") == nil && several.selectedDates.map(\.day) == [7])
    #expect(UICalendarSelectionSingleDate(delegate: nil).allowsAnything)
    #expect(days.diary.read() == [])
  }

  @Test("without a delegate, several days are picked and ended")
  func noDelegate() {
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    _ = shown(selection)
    for text in ["2026-01-08", "2026-01-09", "2026-01-08"] { #expect(set(text) == nil) }
    #expect(selection.selectedDates.map(\.day) == [9])
  }

  @Test("a month that is set is shown without an animation, and the delegate is told")
  func visibleMonth() {
    final class Turning: UICalendarView {
      var animations: [Bool] = []
      override func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        animations.append(animated)
        super.setVisibleDateComponents(dateComponents, animated: animated)
      }
    }
    let calendar = Turning()
    _ = Phone(calendar)
    calendar.delegate = days
    let march = DateComponents(year: 2026, month: 3, day: 1)
    calendar.visibleDateComponents = march
    #expect(calendar.visibleDateComponents == march && calendar.animations == [false])
    #expect(days.diary.read() == ["from 2026-1-5 to 2026-3-1"])
  }

  @Test("the same day of another month and of another year is another day")
  func sameDay() {
    let selection = UICalendarSelectionMultiDate(delegate: days)
    _ = shown(selection)
    let texts = ["2026-01-08", "2026-02-08", "2027-01-08", "2026-01-10"]
    for text in texts { #expect(set(text) == nil) }
    #expect(calendar.elementValue == texts.sorted().joined(separator: ", "))
    #expect(set("2026-02-08") == nil)
    #expect(calendar.elementValue == "2026-01-08, 2026-01-10, 2027-01-08")
  }
}

extension UICalendarSelectionSingleDate {
  /// Whether a calendar with this selection takes a day.
  fileprivate var allowsAnything: Bool {
    let view = UICalendarView()
    _ = Phone(view)
    view.selectionBehavior = self
    return refusal { try view.performSet("2026-01-06") } == nil
  }
}
