// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// A point in time with nanoseconds, as documents hold it.
nonisolated public final class Timestamp: NSObject, NSCopying, Codable, Sendable {
  public let seconds: Int64
  public let nanoseconds: Int32

  private enum CodingKeys: String, CodingKey {
    case seconds, nanoseconds
  }

  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    super.init()
  }

  public convenience init(date: Date) {
    let interval = date.timeIntervalSince1970
    let whole = interval.rounded(.down)
    let nanoseconds = Int32(((interval - whole) * 1_000_000_000).rounded())
    let carry: Int64 = nanoseconds == 1_000_000_000 ? 1 : 0
    self.init(seconds: Int64(whole) + carry, nanoseconds: carry == 1 ? 0 : nanoseconds)
  }

  /// The device's date.
  public override convenience init() { self.init(date: Ported.date) }

  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      seconds: try container.decode(Int64.self, forKey: .seconds),
      nanoseconds: try container.decode(Int32.self, forKey: .nanoseconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(nanoseconds, forKey: .nanoseconds)
  }

  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  public func compare(_ other: Timestamp) -> ComparisonResult {
    if self < other { return .orderedAscending }
    return self == other ? .orderedSame : .orderedDescending
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Timestamp else { return false }
    return seconds == other.seconds && nanoseconds == other.nanoseconds
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(seconds)
    hasher.combine(nanoseconds)
    return hasher.finalize()
  }

  public override var description: String {
    "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>"
  }

  public func copy(with zone: NSZone?) -> Any { self }
}

nonisolated extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

nonisolated extension Timestamp {
  /// The text of REST's JSON, as in `2026-01-05T09:00:00.25Z`.
  var text: String {
    let whole = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    guard nanoseconds != 0 else { return whole }
    var digits = String(String(1_000_000_000 + Int(nanoseconds)).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole.dropLast()).\(digits)Z"
  }

  /// Creates a timestamp of REST's text; nil if it is none.
  convenience init?(text: String) {
    var text = text
    var nanoseconds: Int32 = 0
    if let point = text.firstIndex(of: ".") {
      let fraction = text[text.index(after: point)...].prefix(while: \.isNumber)
      let padded = fraction.prefix(9) + String(repeating: "0", count: max(0, 9 - fraction.count))
      nanoseconds = Int32(padded) ?? 0
      text.removeSubrange(point..<fraction.endIndex)
    }
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    self.init(seconds: Int64(date.timeIntervalSince1970), nanoseconds: nanoseconds)
  }

  /// The timestamp in whole microseconds, as the service keeps it.
  var inMicroseconds: Timestamp { adding((nanoseconds + 500) / 1000 * 1000 - nanoseconds) }

  /// The next timestamp that the service tells apart.
  var nextMicrosecond: Timestamp { adding(1000) }

  private func adding(_ difference: Int32) -> Timestamp {
    let sum = nanoseconds + difference
    return Timestamp(
      seconds: seconds + Int64(sum / 1_000_000_000), nanoseconds: sum % 1_000_000_000)
  }
}
