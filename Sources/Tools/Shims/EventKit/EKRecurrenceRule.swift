// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

nonisolated public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

nonisolated public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday = 2
  case tuesday = 3
  case wednesday = 4
  case thursday = 5
  case friday = 6
  case saturday = 7
}

/// A day of the week, of every one or of a certain one.
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// The end of a repeating event: a date, or a number of times.
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// The rule by which an event repeats.
///
/// Days, weeks, months and years are read, with the interval, the end and the days of a week; days of a
/// month or a year, and positions, are kept without effect.
open class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = max(1, interval)
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    super.init()
    recurrenceEnd = end
  }

  /// The dates of an event that begins at a date, up to another date.
  func dates(from start: Date, to limit: Date) -> [Date] {
    var dates: [Date] = []
    var step = 0
    let last = min(limit, recurrenceEnd?.endDate ?? limit)
    let count = recurrenceEnd?.occurrenceCount ?? 0
    while let date = date(start, step), date <= last || days != nil {
      for day in days(in: date) where day >= start {
        guard day <= last, count == 0 || dates.count < count else { return dates }
        dates.append(day)
      }
      step += 1
    }
    return dates
  }

  private func date(_ start: Date, _ step: Int) -> Date? {
    let component: Calendar.Component =
      switch frequency {
      case .daily: .day
      case .weekly: .weekOfYear
      case .monthly: .month
      case .yearly: .year
      }
    return Ported.calendar.date(byAdding: component, value: step * interval, to: start)
  }

  /// The days of the week that a weekly rule names.
  private var days: [Int]? {
    guard frequency == .weekly, let daysOfTheWeek, !daysOfTheWeek.isEmpty else { return nil }
    return daysOfTheWeek.map(\.dayOfTheWeek.rawValue)
  }

  private func days(in week: Date) -> [Date] {
    guard let days else { return [week] }
    let calendar = Ported.calendar
    let today = (calendar.component(.weekday, from: week) - calendar.firstWeekday + 7) % 7
    return days.map { ($0 - calendar.firstWeekday + 7) % 7 }.sorted().compactMap {
      calendar.date(byAdding: .day, value: $0 - today, to: week)
    }
  }
}
