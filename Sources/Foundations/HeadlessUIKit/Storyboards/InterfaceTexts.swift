import Foundation

/// The translations of a storyboard's texts: `ID.text`, `ID.normalTitle`, `ID.placeholder`.
final class InterfaceTexts {
  private let name: String
  private var tables: [String: [String: String]] = [:]

  init(_ name: String) { self.name = name }

  subscript(_ key: String) -> String? {
    guard AppResources.folder != nil else { return nil }
    for language in StringsTables.languages() {
      if let text = table(language)[key] { return text }
    }
    return nil
  }

  private func table(_ language: String) -> [String: String] {
    if let known = tables[language] { return known }
    let table = StringsTables.table(name, language: language)
    tables[language] = table
    return table
  }
}
