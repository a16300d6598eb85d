#if !canImport(Darwin)
  public import Foundation

  /// A text that is looked up in the device's language when it is shown.
  nonisolated public struct LocalizedStringResource: ExpressibleByStringInterpolation {
    /// The key of the text, with specifiers in the place of values.
    public var key: String { value.key }
    /// The name of the table; nil for that of the app.
    public let table: String?
    /// The language of the text; stored, since the device's is used.
    public var locale: Locale

    private let value: PortedLocalizationValue
    private let standard: PortedLocalizationValue?

    /// Creates a text of a key.
    public init(
      _ keyAndValue: PortedLocalizationValue, table: String? = nil, locale: Locale = Ported.locale,
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      value = keyAndValue
      standard = nil
      self.table = table
      self.locale = locale
    }

    /// Creates a text of a key, and the text where there is no translation.
    public init(
      _ key: StaticString, defaultValue: PortedLocalizationValue, table: String? = nil,
      locale: Locale = Ported.locale, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      value = PortedLocalizationValue(stringLiteral: "\(key)")
      standard = defaultValue
      self.table = table
      self.locale = locale
    }

    /// Creates a text of a key.
    public init(stringLiteral value: String) { self.init(PortedLocalizationValue(value)) }

    /// Creates a text of a key with values.
    public init(stringInterpolation: PortedLocalizationValue.Interpolation) {
      self.init(PortedLocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in the device's language.
    fileprivate var text: String {
      let found = value.text(table: table)
      return found == key ? standard?.text(table: nil) ?? found : found
    }
  }

  nonisolated extension String {
    /// Creates the text of a resource in the device's language.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }
#endif
