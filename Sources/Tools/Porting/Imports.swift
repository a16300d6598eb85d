import Foundation

/// The modules that a file imports, read line by line.
enum Imports {
  /// Returns the names of the modules.
  static func modules(of path: String) throws -> Set<String> {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard text.utf8.count > 0 else { return [] }
    var modules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard line.contains("import ") else { continue }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place < 3, place + 1 < words.count else {
        continue
      }
      let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      let named = kinds.contains(String(words[place + 1])) ? place + 2 : place + 1
      guard named < words.count else { continue }
      modules.insert(String(words[named].prefix { $0 != "." && $0 != ";" }))
    }
    return modules
  }
}
