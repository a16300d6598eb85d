import Foundation

/// The reader of `.xcstrings` catalogs.
struct StringsCatalog {
  /// The texts of one language, and the plural rules as a `.stringsdict` has them.
  struct Language: Equatable {
    var texts: [String: String] = [:]
    var plurals: [String: [String: PluralEntry]] = [:]
    var formats: [String: String] = [:]
  }

  /// The texts of a variable by their plural category.
  struct PluralEntry: Equatable {
    let type: String
    let texts: [String: String]
  }

  private(set) var languages: [String: Language] = [:]

  /// Reads a catalog.
  init(_ data: Data) throws {
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let source = root["sourceLanguage"] as? String ?? "en"
    for (key, value) in root["strings"] as? [String: [String: Any]] ?? [:] {
      let entries = value["localizations"] as? [String: [String: Any]] ?? [:]
      if entries[source] == nil { languages[source, default: .init()].texts[key] = key }
      for (language, entry) in entries { add(key, entry, to: language) }
    }
  }

  private mutating func add(_ key: String, _ entry: [String: Any], to language: String) {
    let format = Self.text(entry["stringUnit"])
    if let plural = Self.plural(entry) {
      languages[language, default: .init()].formats[key] = "%#@value@"
      languages[language, default: .init()].plurals[key] = ["value": plural]
    } else if let variables = entry["substitutions"] as? [String: [String: Any]], let format {
      languages[language, default: .init()].formats[key] = format
      languages[language, default: .init()].plurals[key] = variables.compactMapValues(Self.plural)
    } else if let format {
      languages[language, default: .init()].texts[key] = format
    }
  }

  private static func text(_ unit: Any?) -> String? {
    (unit as? [String: Any])?["value"] as? String
  }

  private static func plural(_ entry: [String: Any]) -> PluralEntry? {
    let variations = entry["variations"] as? [String: Any]
    guard let texts = variations?["plural"] as? [String: [String: Any]] else { return nil }
    return PluralEntry(
      type: entry["formatSpecifier"] as? String ?? "lld",
      texts: texts.compactMapValues { text($0["stringUnit"]) })
  }
}

extension StringsCatalog.Language {
  /// The plural rules as a `.stringsdict` has them.
  var stringsdict: [String: Any] {
    var table: [String: Any] = [:]
    for (key, variables) in plurals {
      var rules: [String: Any] = ["NSStringLocalizedFormatKey": formats[key] ?? ""]
      for (name, entry) in variables {
        var texts: [String: String] = entry.texts
        texts["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        texts["NSStringFormatValueTypeKey"] = entry.type
        rules[name] = texts
      }
      table[key] = rules
    }
    return table
  }
}
