import SwiftParser

/// The names that sources offer to other files.
enum DeclaredNames {
  /// Returns the names, sorted.
  static func names(in paths: [String]) throws -> [String] {
    var names: Set<String> = []
    for path in paths {
      let tree = Parser.parse(source: try SourceFile.text(path))
      names.formUnion(FileNames(tree).declared)
    }
    return names.sorted()
  }
}
