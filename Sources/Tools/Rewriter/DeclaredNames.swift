/// The names that sources offer to other files.
enum DeclaredNames {
  /// The mark of a line with the name of a type that is not inside another one.
  static let topLevelMark = "^"

  /// Returns the names, sorted; a type that is not inside another one stands there again, with the mark.
  static func names(in paths: [String]) throws -> [String] {
    var names: Set<String> = []
    for path in paths {
      let file = FileNames(try SourceFile(path: path).tree)
      names.formUnion(file.declared)
      names.formUnion(file.topLevelTypes.map { topLevelMark + $0 })
    }
    return names.sorted()
  }
}
