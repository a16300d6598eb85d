internal import Foundation
internal import HeadlessFoundation

/// The days of a calendar's pages.
nonisolated struct CalendarDays {
  /// A day at its place of a page.
  struct Day {
    let date: Date
    let position: FSCalendarMonthPosition
  }

  var calendar = Calendar(identifier: .gregorian)

  init() {
    calendar.timeZone = Ported.timeZone
    calendar.locale = Ported.locale
    calendar.firstWeekday = 1
  }

  /// The first day that a calendar has without a data source.
  var first: Date { day(1970, 1, 1) }
  /// The last day that a calendar has without a data source.
  var last: Date { day(2099, 12, 31) }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  func start(of date: Date) -> Date { calendar.startOfDay(for: date) }

  /// The first day of the month or the week of a date.
  func page(of date: Date, _ scope: FSCalendarScope) -> Date {
    switch scope {
    case .month:
      calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    case .week: adding(-column(of: date), to: start(of: date))
    }
  }

  /// The page some pages after another.
  func page(_ count: Int, after page: Date, _ scope: FSCalendarScope) -> Date {
    scope == .week
      ? adding(7 * count, to: page)
      : calendar.date(byAdding: .month, value: count, to: page) ?? page
  }

  private func adding(_ days: Int, to date: Date) -> Date {
    calendar.date(byAdding: .day, value: days, to: date) ?? date
  }

  /// The column of a date, by the first weekday.
  func column(of date: Date) -> Int {
    (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
  }

  func isWeekend(_ date: Date) -> Bool { calendar.isDateInWeekend(date) }

  /// The days of a page in the order of its rows.
  func days(
    of page: Date, _ scope: FSCalendarScope, _ placeholders: FSCalendarPlaceholderType
  ) -> [Day] {
    guard scope == .month else {
      return (0..<7).map { Day(date: adding($0, to: page), position: .current) }
    }
    let length = calendar.range(of: .day, in: .month, for: page)?.count ?? 0
    var (head, count) = (column(of: page), 0)
    switch placeholders {
    case .none: (head, count) = (0, length)
    case .fillHeadTail: count = (head + length + 6) / 7 * 7
    case .fillSixRows: (head, count) = (head == 0 ? 7 : head, 42)
    }
    return (0..<count).map { index in
      Day(
        date: adding(index - head, to: page),
        position: index < head ? .previous : index < head + length ? .current : .next)
    }
  }
}
