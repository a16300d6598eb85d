public import Foundation

#if canImport(Darwin)
  /// Foundation's formatter of lengths of time.
  public typealias DateComponentsFormatter = Foundation.DateComponentsFormatter
#else
  /// A formatter of lengths of time, such as "1:05:30" or "1 hour, 5 minutes".
  nonisolated open class DateComponentsFormatter: Formatter {
    /// The form of the text.
    public enum UnitsStyle: Int, Sendable {
      /// "1:05", "1h 5m", "1 hr, 5 min", "1 hour, 5 minutes".
      case positional, abbreviated, short, full
      /// As ``full``, or as ``short`` without commas.
      case spellOut, brief
    }

    /// The units of zero that are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bit mask.
      public let rawValue: UInt
      /// Creates a behavior from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Leading ones in the positional style, all in the others.
      public static let `default` = Self(rawValue: 1 << 0)
      /// Those before the first unit that is not zero.
      public static let dropLeading = Self(rawValue: 1 << 1)
      /// Those between others.
      public static let dropMiddle = Self(rawValue: 1 << 2)
      /// Those after the last unit that is not zero.
      public static let dropTrailing = Self(rawValue: 1 << 3)
      /// All.
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// None; the positional style has two digits each.
      public static let pad = Self(rawValue: 1 << 16)
    }

    /// The form of the text.
    open var unitsStyle = UnitsStyle.positional
    /// The units of the text; none means all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The units of zero that are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that measures the time, and whose locale the text is in.
    open var calendar: Calendar? = Ported.calendar
    /// The date from which a length of time is measured.
    open var referenceDate: Date?
    /// The largest number of units; 0 means any number.
    open var maximumUnitCount = 0
    /// Whether the last unit may have a fraction; stored, without effect.
    open var allowsFractionalUnits = false
    /// Whether a largest unit of a few becomes the next one; stored, without effect.
    open var collapsesLargestUnit = false
    /// Whether the text says "about"; stored, without effect.
    open var includesApproximationPhrase = false
    /// Whether the text says "remaining"; stored, without effect.
    open var includesTimeRemainingPhrase = false
    /// The place of the text in a sentence; stored, without effect.
    open var formattingContext = Formatter.Context.unknown

    /// Returns the text of a length of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      var calendar = calendar ?? Ported.calendar
      if referenceDate == nil { calendar.timeZone = .gmt }
      let whole = Date(
        timeIntervalSinceReferenceDate: endDate.timeIntervalSinceReferenceDate.rounded(.down))
      let from = Date(
        timeIntervalSinceReferenceDate: startDate.timeIntervalSinceReferenceDate.rounded(.down))
      return text(
        calendar.dateComponents(Set(units.map(\.component)), from: from, to: whole))
    }

    /// Returns the text of calendar units, as large as the allowed ones are.
    open func string(from components: DateComponents) -> String? {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      var calendar = calendar ?? Ported.calendar
      calendar.timeZone = .gmt
      guard let end = calendar.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// Returns the text of calendar units; nil for another value.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// Returns the text of a length of time in a style, with all units from years to seconds.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private var units: [TimeUnit] {
      TimeUnit.all.filter { allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit) }
    }

    private func text(_ components: DateComponents) -> String? {
      var parts = units.map { (unit: $0, count: components.value(for: $0.component) ?? 0) }
      guard let smallest = parts.last else { return nil }
      parts = shown(parts)
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      if parts.isEmpty { parts = [smallest] }
      if unitsStyle == .positional { return positional(parts.map(\.count)) }
      let locale = calendar?.locale ?? Ported.locale
      let texts = parts.map { $0.unit.text($0.count, unitsStyle, locale) }
      return texts.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
    }

    private func shown(
      _ parts: [(unit: TimeUnit, count: Int)]
    ) -> [(unit: TimeUnit, count: Int)] {
      let first = parts.firstIndex { $0.count != 0 } ?? parts.count
      let last = parts.lastIndex { $0.count != 0 } ?? -1
      let usual: ZeroFormattingBehavior = unitsStyle == .positional ? .dropLeading : .dropAll
      let dropped = zeroFormattingBehavior.contains(.default) ? usual : zeroFormattingBehavior
      return parts.enumerated().filter { index, part in
        if part.count != 0 { return true }
        if index < first { return !dropped.contains(.dropLeading) }
        if index > last { return !dropped.contains(.dropTrailing) }
        return !dropped.contains(.dropMiddle)
      }.map(\.element)
    }

    private func positional(_ counts: [Int]) -> String {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      let texts = counts.enumerated().map { index, count in
        let text = String(count)
        return text.count == 1 && (index > 0 || isPadded) ? "0\(text)" : text
      }
      return texts.joined(separator: ":")
    }
  }
#endif
