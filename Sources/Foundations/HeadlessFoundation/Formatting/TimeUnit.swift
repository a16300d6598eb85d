#if !canImport(Darwin)
  internal import Foundation

  /// A unit of a length of time, with its name.
  nonisolated struct TimeUnit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// Whether the unit counts where none is named.
    let isUsual: Bool
    private let width: Duration.UnitsFormatStyle.Unit?
    /// The English names, of units that Foundation has no names for: one, many, short and letters.
    private let names: [String]
    private let seconds: Int

    static let all: [TimeUnit] = [
      TimeUnit(
        unit: .year, component: .year, isUsual: true, width: nil,
        names: ["year", "years", "yr", "y"], seconds: 0),
      TimeUnit(
        unit: .month, component: .month, isUsual: true, width: nil,
        names: ["month", "months", "mo", "mo"], seconds: 0),
      TimeUnit(
        unit: .weekOfMonth, component: .weekOfMonth, isUsual: false, width: .weeks, names: [],
        seconds: 604_800),
      TimeUnit(
        unit: .day, component: .day, isUsual: true, width: .days, names: [], seconds: 86_400),
      TimeUnit(
        unit: .hour, component: .hour, isUsual: true, width: .hours, names: [], seconds: 3_600),
      TimeUnit(
        unit: .minute, component: .minute, isUsual: true, width: .minutes, names: [], seconds: 60),
      TimeUnit(
        unit: .second, component: .second, isUsual: true, width: .seconds, names: [], seconds: 1),
    ]

    /// The text of a count of the unit.
    func text(
      _ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
      guard let width else { return english(count, style) }
      let form = Duration.UnitsFormatStyle(
        allowedUnits: [width], width: Self.form(style), zeroValueUnits: .show(length: 1))
      let text = Duration.seconds(count * seconds).formatted(form.locale(locale))
      return style == .brief ? text.replacing(" ", with: "") : text
    }

    private func english(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
      switch style {
      case .abbreviated: "\(count)\(names[3])"
      case .brief: "\(count)\(names[2])"
      case .short: "\(count) \(names[2])"
      default: "\(count) \(count == 1 ? names[0] : names[1])"
      }
    }

    private static func form(
      _ style: DateComponentsFormatter.UnitsStyle
    ) -> Duration.UnitsFormatStyle.UnitWidth {
      switch style {
      case .abbreviated, .positional: .narrow
      case .short, .brief: .abbreviated
      case .full, .spellOut: .wide
      }
    }
  }
#endif
