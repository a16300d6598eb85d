import Foundation
import HeadlessDevice

/// The record of an app's defaults on one device.
final class DefaultsRecord {
  /// The keys whose values the app itself set as texts, so that its `"true"` is no switch.
  var keys: Set<String> = []
  /// The beginnings of the keys of the suites that the app has opened.
  var prefixes: Set<String> = []
}

extension StoredValue {
  /// The switch that a text of a script means; nil for another value.
  var scriptFlag: Bool? {
    guard case .text(let text) = self else { return nil }
    return Bool(text)
  }

  /// The value as an app reads it: Foundation's classes of numbers cast to every type of Swift.
  var propertyListValue: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): NSNumber(value: flag)
    case .integer(let number): NSNumber(value: number)
    case .number(let number): NSNumber(value: number)
    case .data(let data): Self.propertyList(data) ?? data
    }
  }

  /// Creates the value for one that an app sets; nil for one that is no property list.
  init?(propertyListValue value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool where Self.isFlag(value): self = .flag(flag)
    case let number as any BinaryInteger: self = Self(number)
    // By its digits, so that 0.1 as a `Float` is 0.1.
    case let number as any BinaryFloatingPoint: self = .number(Double("\(number)") ?? 0)
    case let number as NSNumber: self = Self(number)
    case let data as Data: self = .data(data)
    case let url as URL: self = .text(url.absoluteString)
    default:
      let data = try? PropertyListSerialization.data(
        fromPropertyList: value, format: .xml, options: 0)
      guard let data else { return nil }
      self = .data(data)
    }
  }

  private init(_ number: some BinaryInteger) {
    self = Int(exactly: number).map { .integer($0) } ?? .number(Double(number))
  }

  private init(_ number: NSNumber) {
    let isWhole = !["d", "f"].contains(String(cString: number.objCType))
    let whole = isWhole ? Int(exactly: number) : nil
    self = whole.map { .integer($0) } ?? .number(number.doubleValue)
  }

  /// Returns whether a value is a switch; an `NSNumber` of 1 casts to `Bool` too.
  private static func isFlag(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return true }
    return String(cString: number.objCType) == "c"
  }

  /// Returns the property list that `init(propertyListValue:)` wrote; nil for an app's own bytes.
  private static func propertyList(_ data: Data) -> Any? {
    guard data.starts(with: "<?xml".utf8) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

extension Int {
  /// Creates the whole part of a number, the nearest one that there is; 0 for no number.
  init(wholePartOf number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}
