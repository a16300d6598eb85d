import Foundation
internal import HeadlessDevice

/// The strings tables of the app, by the device's language.
///
/// `rehearse port` converts `.strings`, `.stringsdict` and `.xcstrings` into property lists.
package enum StringsTables {
  private static var tables: [String: [String: Any]] = [:]

  /// Returns a translated text; nil if no table has the key.
  package static func text(_ key: String, table name: String?) -> String? {
    for language in languages() {
      if let text = entries(name ?? "Localizable", language)[key] as? String { return text }
    }
    return nil
  }

  /// Returns the plural rules of a key and the language they are in; nil if no table has them before
  /// a plain text.
  package static func plural(
    _ key: String, table name: String?
  ) -> (rules: [String: Any], language: String)? {
    let table = name ?? "Localizable"
    for language in languages() {
      if let rules = entries(table, language, ending: "stringsdict")[key] as? [String: Any] {
        return (rules, language)
      }
      if entries(table, language)[key] != nil { return nil }
    }
    return nil
  }

  /// The folders to look in, in their order: the device's language, then the development language.
  static func languages() -> [String] {
    let locale = Device.current.locale
    let language = locale.language.languageCode?.identifier ?? "en"
    let region = locale.region.map { "\(language)-\($0.identifier)" }
    let development = AppResources.info["CFBundleDevelopmentRegion"] as? String ?? "en"
    return [region, language, development, "Base", ""].compactMap { $0 }
  }

  /// Returns the texts of a table in one language.
  static func table(_ name: String, language: String) -> [String: String] {
    entries(name, language).compactMapValues { $0 as? String }
  }

  private static func entries(
    _ name: String, _ language: String, ending: String = "strings"
  ) -> [String: Any] {
    let path = language.isEmpty ? "\(name).\(ending)" : "\(language).lproj/\(name).\(ending)"
    if let known = tables[path] { return known }
    let data = AppResources.data(path)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let table = list as? [String: Any] ?? [:]
    tables[path] = table
    return table
  }
}
