import Foundation

#if !canImport(Darwin)
  /// The names that ICU gives to Foundation's units.
  nonisolated enum MeasurementUnits {
    /// Returns ICU's name of a unit; nil for one of the app's own.
    static func name(of unit: Unit) -> String? {
      if unit.isEqual(UnitFuelEfficiency.milesPerImperialGallon) {
        return "mile-per-gallon-imperial"
      }
      return names["\(type(of: unit))"]?[unit.symbol]
    }

    private static let names: [String: [String: String]] = [
      "UnitLength": length, "UnitMass": mass, "UnitVolume": volume, "UnitArea": area,
      "UnitPressure": pressure,
      "UnitDuration": [
        "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
      ],
      "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
      "UnitSpeed": [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ],
      "UnitEnergy": [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ],
      "UnitPower": [
        "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt",
        "mW": "milliwatt", "hp": "horsepower",
      ],
      "UnitFrequency": [
        "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
      ],
      "UnitAngle": [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
      ],
      "UnitElectricPotentialDifference": ["V": "volt"],
      "UnitElectricResistance": ["Ω": "ohm"],
      "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
      "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
      "UnitInformationStorage": [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
        "TB": "terabyte", "PB": "petabyte",
      ],
      "UnitIlluminance": ["lx": "lux"],
      "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
      "UnitDispersion": ["ppm": "permillion"],
    ]

    private static let length = [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "m": "meter", "dm": "decimeter",
      "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
      "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
      "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
      "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]

    private static let mass = [
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
      "µg": "microgram", "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
      "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]

    private static let volume = [
      "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter",
      "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
      "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
      "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
      "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
      "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
    ]

    private static let area = [
      "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter",
      "cm²": "square-centimeter", "mm²": "square-millimeter", "in²": "square-inch",
      "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
      "ha": "hectare",
    ]

    private static let pressure = [
      "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
      "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]
  }
#endif
