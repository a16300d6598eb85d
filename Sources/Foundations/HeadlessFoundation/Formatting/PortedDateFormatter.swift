public import Foundation

// Foundation's formatters are sendable without a check, and Swift asks a subclass to say so again.

/// The formatter of dates of a ported app and of its tests, in the device's locale and time zone.
nonisolated open class PortedDateFormatter: DateFormatter, @unchecked Sendable {
  /// Creates a formatter with the device's locale and time zone.
  public override init() {
    super.init()
    locale = Ported.locale
    timeZone = Ported.timeZone
  }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a date in the device's locale and time zone.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = PortedDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }
}

/// The formatter of numbers of a ported app and of its tests, in the device's locale.
nonisolated open class PortedNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// Creates a formatter with the device's locale.
  public override init() {
    super.init()
    locale = Ported.locale
  }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a number in the device's locale.
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = PortedNumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}

// A formatter that an app adds to its own type `DateFormatter` is found by its name alone: `.formatted(.day)`.

extension JSONDecoder.DateDecodingStrategy {
  /// Decodes dates with a formatter of the app.
  nonisolated public static func formatted(_ formatter: PortedDateFormatter) -> Self {
    .formatted(formatter as DateFormatter)
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// Encodes dates with a formatter of the app.
  nonisolated public static func formatted(_ formatter: PortedDateFormatter) -> Self {
    .formatted(formatter as DateFormatter)
  }
}
