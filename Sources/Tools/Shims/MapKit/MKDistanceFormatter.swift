// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation
public import Foundation

nonisolated public enum MKDistanceFormatterUnits: UInt, Sendable {
  case `default`, metric, imperial, imperialWithYards
}

nonisolated public enum MKDistanceFormatterUnitStyle: UInt, Sendable {
  case `default`, abbreviated, full
}

/// Distances in words of English, rounded as on signs: to a tenth below ten kilometres or miles.
nonisolated open class MKDistanceFormatter: Formatter {
  open var locale: Locale! = Locale.current
  open var units = MKDistanceFormatterUnits.default
  open var unitStyle = MKDistanceFormatterUnitStyle.default

  open func string(fromDistance distance: CLLocationDistance) -> String {
    isMetric ? metric(distance) : imperial(distance)
  }

  open func distance(from distance: String) -> CLLocationDistance {
    let words = distance.split(separator: " ")
    guard words.count == 2, let number = Double(words[0].replacingOccurrences(of: ",", with: ""))
    else { return -1 }
    let unit = Self.allUnits.first {
      [$0.short, $0.singular, $0.plural].contains(String(words[1]))
    }
    return unit.map { number * $0.metres } ?? -1
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map(string(fromDistance:))
  }

  private struct Unit {
    let short: String
    let singular: String
    let plural: String
    let metres: Double
  }

  private static let metre = Unit(short: "m", singular: "meter", plural: "meters", metres: 1)
  private static let kilometre = Unit(
    short: "km", singular: "kilometer", plural: "kilometers", metres: 1_000)
  private static let foot = Unit(short: "ft", singular: "foot", plural: "feet", metres: 0.3048)
  private static let yard = Unit(short: "yd", singular: "yard", plural: "yards", metres: 0.9144)
  private static let mile = Unit(
    short: "mi", singular: "mile", plural: "miles", metres: 1_609.344)
  private static let allUnits = [metre, kilometre, foot, yard, mile]

  private var isMetric: Bool {
    switch units {
    case .metric: true
    case .imperial, .imperialWithYards: false
    case .default: locale.measurementSystem == .metric
    }
  }

  private func metric(_ distance: CLLocationDistance) -> String {
    let rounded = rounded(distance, to: distance < 100 ? 1 : 50)
    return rounded < 1_000 ? text(rounded, Self.metre) : long(distance, Self.kilometre)
  }

  private func imperial(_ distance: CLLocationDistance) -> String {
    let short = units == .imperialWithYards ? Self.yard : Self.foot
    let rounded = rounded(distance / short.metres, to: distance < 30 ? 1 : 50)
    return distance < Self.mile.metres / 10 ? text(rounded, short) : long(distance, Self.mile)
  }

  private func long(_ distance: CLLocationDistance, _ unit: Unit) -> String {
    let count = distance / unit.metres
    return text(rounded(count, to: count < 10 ? 0.1 : 1), unit)
  }

  private func rounded(_ number: Double, to step: Double) -> Double {
    (number / step).rounded() * step
  }

  private func text(_ number: Double, _ unit: Unit) -> String {
    let digits = NumberFormatter()
    digits.numberStyle = .decimal
    digits.maximumFractionDigits = 1
    digits.locale = locale
    let name =
      unitStyle == .full ? (number == 1 ? unit.singular : unit.plural) : unit.short
    return "\(digits.string(from: NSNumber(value: number)) ?? "\(number)") \(name)"
  }
}
