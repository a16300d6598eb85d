public import Foundation

#if canImport(Darwin)
  /// Foundation's formatter of names.
  public typealias PersonNameComponentsFormatter = Foundation.PersonNameComponentsFormatter
#else
  /// A formatter of the names of persons, in the order of the locale's language.
  ///
  /// Foundation's own has no initialiser off Apple's systems.
  nonisolated open class PersonNameComponentsFormatter: Formatter {
    /// The length of a name.
    public enum Style: Int, Sendable {
      /// As medium, a nickname or given name, given and family name, all parts, or the initials.
      case `default`, short, medium, long, abbreviated
    }

    /// Other parts of a name; without effect.
    public struct Options: OptionSet, Sendable {
      /// The bit mask.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The phonetic representation.
      public static let phonetic = Self(rawValue: 1 << 1)
    }

    /// The length of a name.
    open var style = Style.default

    /// Whether the phonetic representation is wanted; stored, without effect.
    open var isPhonetic = false

    /// The locale, whose language decides whether the family name comes first.
    open var locale: Locale! = Ported.locale

    private static let familyFirst: Set<String> = ["hu", "ja", "ko", "vi", "zh"]

    /// Returns the text of a name.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }

    /// Returns the text of a name.
    open func string(from components: PersonNameComponents) -> String {
      let (given, family) = (components.givenName, components.familyName)
      switch style {
      case .short: return components.nickname ?? given ?? family ?? ""
      case .abbreviated:
        return ordered([given], family).compactMap(\.first).map { "\($0)" }.joined()
      case .default, .medium: return ordered([given], family).joined(separator: " ")
      case .long:
        let name = ordered([given, components.middleName], family)
        let parts = [components.namePrefix] + name.map(Optional.some) + [components.nameSuffix]
        return parts.compactMap(\.self).joined(separator: " ")
      }
    }

    private var isFamilyFirst: Bool {
      Self.familyFirst.contains(locale.language.languageCode?.identifier ?? "")
    }

    private func ordered(_ given: [String?], _ family: String?) -> [String] {
      (isFamilyFirst ? [family] + given : given + [family]).compactMap(\.self)
        .filter { !$0.isEmpty }
    }

    /// Returns the parts of a name: the last word is the family name, or the first by language.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      var words = string.split(whereSeparator: \.isWhitespace).map { "\($0)" }
      guard !words.isEmpty else { return nil }
      if isFamilyFirst { words.append(words.removeFirst()) }
      var components = PersonNameComponents()
      components.givenName = words.removeFirst()
      if !words.isEmpty { components.familyName = words.removeLast() }
      if !words.isEmpty { components.middleName = words.joined(separator: " ") }
      return components
    }

    /// Returns the text of a name; nil for another object.
    open override func string(for obj: Any?) -> String? {
      (obj as? PersonNameComponents).map(string(from:))
    }
  }
#endif
