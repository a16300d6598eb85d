import Foundation

/// The modules that a file imports, read line by line.
enum Imports {
  /// Returns the names of the modules; with `unconditional` those that no condition decides on.
  static func modules(of path: String, unconditional: Bool = false) throws -> Set<String> {
    let text = try SourceText.read(path)
    var modules: Set<String> = []
    var depth = 0
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 59 }) {
      guard let start = line.first(where: { $0 != 32 && $0 != 9 }), starts.contains(start) else {
        continue
      }
      let words = Substring(line).split { $0 == " " || $0 == "\t" }
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default:
        if !unconditional || depth == 0, let module = module(words) { modules.insert(module) }
      }
    }
    return modules
  }

  /// Returns whether all code of a file lies under conditions, such as `#if canImport(UIKit)`.
  static func isConditional(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    var depth = 0
    var isComment = false
    var hasCode = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if isComment || line.hasPrefix("/*") {
        isComment = !line.contains("*/")
      } else if line.hasPrefix("#if") {
        depth += 1
      } else if line.hasPrefix("#endif") {
        depth -= 1
      } else if !line.isEmpty, !line.hasPrefix("//") {
        guard depth > 0 else { return false }
        hasCode = true
      }
    }
    return hasCode
  }

  /// The first bytes of lines that may import or decide: `#`, `@`, `f`, `i` and `p`.
  private static let starts = Set("#@fip".utf8)

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The module that the words of a line import.
  private static func module(_ words: [Substring]) -> String? {
    guard let place = words.firstIndex(of: "import"), place < 3, place + 1 < words.count else {
      return nil
    }
    let named = kinds.contains(words[place + 1]) ? place + 2 : place + 1
    guard named < words.count else { return nil }
    return String(words[named].prefix { $0 != "." })
  }
}
