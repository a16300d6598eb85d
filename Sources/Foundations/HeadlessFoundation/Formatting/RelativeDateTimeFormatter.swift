public import Foundation

#if canImport(Darwin)
  /// Foundation's formatter of the time to or since a date.
  public typealias RelativeDateTimeFormatter = Foundation.RelativeDateTimeFormatter
#else
  /// A formatter of the time to or since a date, such as "5 minutes ago".
  ///
  /// Only the largest unit that is not zero counts, as in Foundation.
  nonisolated open class RelativeDateTimeFormatter: Formatter {
    /// The text of a difference of one or none.
    public enum DateTimeStyle: Int, Sendable {
      /// "1 day ago", or "yesterday".
      case numeric, named
    }

    /// The length of a unit's name.
    public enum UnitsStyle: Int, Sendable {
      /// "2 months ago", "two months ago", "2 mo. ago", or the shortest.
      case full, spellOut, short, abbreviated
    }

    /// The text of a difference of one or none.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of a unit's name.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text in a sentence; stored, without effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that measures the difference.
    open var calendar: Calendar! = Ported.calendar
    /// The locale of the text.
    open var locale: Locale! = Ported.locale

    /// Returns the text of a difference in calendar units.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let part = Self.units.lazy.map { ($0, dateComponents.value(for: $0.component) ?? 0) }
        .first { $0.1 != 0 }
      return text(part?.1 ?? 0, part?.0 ?? Self.second)
    }

    /// Returns the text of a time from now, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Ported.date
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text of a date as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units = Set(Self.units.map(\.component))
      return localizedString(
        from: measuring.dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns the text of a date as seen from now; nil for another value.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Ported.date) }
    }

    private typealias Style = Date.AnchoredRelativeFormatStyle
    private typealias Unit = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)

    private static let second: Unit = (.second, .second)
    private static let units: [Unit] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), second,
    ]

    private var measuring: Calendar { calendar ?? Ported.calendar }

    /// The text of a count of a unit: that of a date as far from a fixed one.
    private func text(_ count: Int, _ unit: Unit) -> String {
      var calendar = measuring
      calendar.timeZone = .gmt
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let end = calendar.date(byAdding: unit.component, value: count, to: start) ?? start
      let style = Style(
        anchor: end, allowedFields: [unit.field],
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
        locale: locale ?? Ported.locale, calendar: calendar)
      return style.format(start)
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
