import Foundation
import HeadlessDevice

/// A table of the app's texts in one language, by their English text.
nonisolated struct StringTable: Equatable {
  /// The texts by their English text.
  let texts: [String: String]

  /// The English texts, which are the keys themselves.
  static let english = StringTable(texts: [:])

  /// Returns the text of a key; the key itself if the table has none.
  subscript(key: String) -> String { texts[key] ?? key }
}

extension StringTable {
  private static var last: (locale: Locale, table: StringTable)?

  /// The table of the device's language; English for a language that the app does not have.
  static var current: StringTable {
    let locale = Device.current.locale
    if let last, last.locale == locale { return last.table }
    let table = table(of: locale.language.languageCode?.identifier)
    last = (locale, table)
    return table
  }

  private static func table(of language: String?) -> StringTable {
    language == "nl" ? .dutch : .english
  }
}

extension String {
  /// The text in the device's language, for an English text of the app.
  ///
  /// A text is looked up when its screen is made. As on iOS, a new language needs a new launch.
  package var localized: String { StringTable.current[self] }

  /// Returns the text in the device's language with a value in place of `%@`.
  package func localized(with value: String) -> String {
    localized.replacing("%@", with: value)
  }
}
