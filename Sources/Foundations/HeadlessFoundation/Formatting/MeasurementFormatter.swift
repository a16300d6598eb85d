public import Foundation

#if canImport(Darwin)
  /// Foundation's formatter of measurements.
  public typealias MeasurementFormatter = Foundation.MeasurementFormatter
#else
  /// A formatter of measurements, such as "5.4 km" or "5,4 Kilometer".
  ///
  /// Units and texts are those of the toolchain's ICU. A unit that ICU does not know has its symbol.
  nonisolated open class MeasurementFormatter: Formatter {
    /// The choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
      /// The bit mask.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The measurement's own unit, and not that of the locale.
      public static let providedUnit = Self(rawValue: 1 << 0)
      /// The unit of the locale that gives the shortest number.
      public static let naturalScale = Self(rawValue: 1 << 1)
      /// Degrees without the name of the scale.
      public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// The choice of the unit.
    open var unitOptions: UnitOptions = []
    /// The length of the unit: "5km", "5 km" or "5 kilometers".
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of the text and of the unit.
    open var locale: Locale! = Ported.locale
    /// The formatter whose numbers of digits count; up to three after the decimal point by default.
    open lazy var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale
      return formatter
    }()

    /// Returns the text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      text(measurement.value, measurement.unit)
    }

    /// Returns the text of a unit alone.
    open func string(from unit: Unit) -> String {
      guard unitStyle == .long, let name = MeasurementUnits.name(of: unit),
        let text = format(2, "unit/\(name) unit-width-full-name precision-integer")
      else { return unit.symbol }
      return text.trimmingCharacters(in: .decimalDigits.union(.whitespaces))
    }

    /// Returns the text of a measurement of any unit; nil for another value.
    open override func string(for obj: Any?) -> String? {
      guard let measurement = obj as? any AnyMeasurement else { return nil }
      return text(measurement.value, measurement.anyUnit)
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
      guard let name = MeasurementUnits.name(of: unit) else { return plain(value, unit) }
      if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
        return degrees(value, unit, name)
      }
      return format(
        value, ["unit/\(name)", width, usage(of: unit), precision].joined(separator: " "))
        ?? plain(value, unit)
    }

    /// The text of a temperature in the locale's unit, without the unit's letter.
    private func degrees(_ value: Double, _ unit: Unit, _ name: String) -> String {
      let width = "unit-width-narrow"
      let skeleton = ["unit/\(name)", width, usage(of: unit), precision].joined(separator: " ")
      guard let text = format(value, skeleton) else { return plain(value, unit) }
      return String(text.prefix { $0 != "°" }).trimmingCharacters(in: .whitespaces) + "°"
    }

    private func format(_ value: Double, _ skeleton: String) -> String? {
      UnitText.current?.text(value, skeleton, locale ?? Ported.locale)
    }

    private func plain(_ value: Double, _ unit: Unit) -> String {
      let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(number) \(unit.symbol)"
    }

    private var width: String {
      switch unitStyle {
      case .short: "unit-width-narrow"
      case .long: "unit-width-full-name"
      default: "unit-width-short"
      }
    }

    /// The part of ICU's skeleton that converts to the unit of the locale.
    private func usage(of unit: Unit) -> String {
      if unitOptions.contains(.providedUnit) { return "" }
      return unit is UnitTemperature ? "usage/weather" : "usage/default"
    }

    private var precision: String {
      let least = numberFormatter.minimumFractionDigits
      let most = max(least, numberFormatter.maximumFractionDigits)
      guard most > 0 else { return "precision-integer" }
      return "." + String(repeating: "0", count: least)
        + String(repeating: "#", count: most - least)
    }
  }

  /// A measurement whose unit is not known statically.
  nonisolated private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
  }

  nonisolated extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
  }
#endif
