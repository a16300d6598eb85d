import Foundation
import HeadlessFoundation
import Testing

/// Source: MeasurementFormatter's documentation and Unicode's unit data.
@Suite("MeasurementFormatter")
struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ options: HeadlessFoundation.MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> HeadlessFoundation.MeasurementFormatter {
    let formatter = HeadlessFoundation.MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  @Test(
    "the style is the length of the unit's name, in the locale's language",
    arguments: [
      ("en_US", Formatter.UnitStyle.short, "5.4km"), ("en_US", .medium, "5.4 km"),
      ("en_US", .long, "5.4 kilometers"), ("de_DE", .long, "5,4 Kilometer"),
    ])
  func styles(locale: String, style: Formatter.UnitStyle, text: String) {
    let distance = Measurement(value: 5.4, unit: UnitLength.kilometers)
    #expect(formatter(locale, .providedUnit, style).string(from: distance) == text)
    #expect(formatter(locale, .providedUnit, style).string(for: distance) == text)
  }

  @Test("without options the unit is that of the locale")
  func locale() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US").string(from: distance) == "3.107 mi")
    #expect(formatter("de_DE").string(from: distance) == "5 km")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warmth) == "68°F")
    #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warmth) == "68°")
    #expect(formatter("fr_FR", .temperatureWithoutUnit).string(from: warmth) == "20°")
    let long = Measurement(value: 12_000, unit: UnitLength.meters)
    #expect(formatter("de_DE", .naturalScale).string(from: long) == "12 km")
  }

  @Test("the number has the digits of the number formatter")
  func digits() {
    let weight = Measurement(value: 1234.5678, unit: UnitMass.kilograms)
    let formatter = formatter("en_US", .providedUnit)
    #expect(formatter.string(from: weight) == "1,234.568 kg")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: weight) == "1,235 kg")
    formatter.numberFormatter.maximumFractionDigits = 2
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3.0 kg")
  }

  @Test("a unit alone has its symbol or its name, and a unit of the app its symbol")
  func units() {
    #expect(formatter("en_US").string(from: UnitSpeed.kilometersPerHour) == "km/h")
    let long = formatter("en_US", [], .long)
    #expect(long.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
    let cone = Unit(symbol: "cone")
    #expect(long.string(from: cone) == "cone")
    #expect(long.string(from: Measurement(value: 6.5, unit: cone)) == "6.5 cone")
    #expect(long.string(for: "6 km") == nil)
  }

  @Test("every unit of Foundation that ICU has is known by ICU's name")
  func known() {
    let formatter = formatter("en_US", .providedUnit, .long)
    let texts = [
      formatter.string(from: Measurement(value: 2, unit: UnitVolume.imperialGallons)),
      formatter.string(
        from: Measurement(value: 2, unit: UnitFuelEfficiency.milesPerImperialGallon)),
      formatter.string(from: Measurement(value: 2, unit: UnitPressure.inchesOfMercury)),
      formatter.string(from: Measurement(value: 2, unit: UnitInformationStorage.gigabytes)),
      formatter.string(from: Measurement(value: 2, unit: UnitMass.slugs)),
    ]
    #expect(
      texts == [
        "2 Imp. gallons", "2 miles per Imp. gallon", "2 inches of mercury", "2 gigabytes", "2 slug",
      ])
  }
}
