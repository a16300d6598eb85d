// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// The seconds, or milliseconds, since 1970, as a number or a text.
open class DateTransform: TransformType {
  public typealias Object = Date
  public typealias JSON = Double

  public enum Unit: TimeInterval {
    case seconds = 1
    case milliseconds = 1_000
  }

  private let unit: Unit

  public init(unit: Unit = .seconds) { self.unit = unit }

  open func transformFromJSON(_ value: Any?) -> Date? {
    guard let interval = value as? Double ?? (value as? String).map({ atof($0) }) else {
      return nil
    }
    return Date(timeIntervalSince1970: interval / unit.rawValue)
  }

  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }
}

open class DateFormatterTransform: TransformType {
  public typealias Object = Date
  public typealias JSON = String

  public let dateFormatter: DateFormatter

  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }

  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }

  open func transformToJSON(_ value: Date?) -> String? {
    value.map { dateFormatter.string(from: $0) }
  }
}

open class CustomDateFormatTransform: DateFormatterTransform {
  public init(formatString: String) {
    super.init(dateFormatter: .fixed(formatString))
  }
}

open class ISO8601DateTransform: DateFormatterTransform {
  public init() { super.init(dateFormatter: .fixed("yyyy-MM-dd'T'HH:mm:ssZZZZZ")) }
}

extension DateFormatter {
  public convenience init(withFormat format: String, locale: String) {
    self.init()
    self.locale = Locale(identifier: locale)
    timeZone = Ported.timeZone
    dateFormat = format
  }

  /// Returns a formatter of a format that does not depend on the user's settings, in the device's time zone.
  fileprivate static func fixed(_ format: String) -> DateFormatter {
    DateFormatter(withFormat: format, locale: "en_US_POSIX")
  }
}
