/// The names that sources offer to other files.
enum DeclaredNames {
  /// The mark of a line with the name of a type that is not inside another one.
  static let topLevelMark = "^"
  /// The mark of a line with the name of an associated type.
  static let associatedMark = "~"

  /// Returns the names, sorted; a type that is not inside another one stands there again, with its mark,
  /// and an associated type with its mark alone.
  static func names(in paths: [String]) throws -> [String] {
    var names: Set<String> = []
    for path in paths {
      let file = FileNames(try SourceFile(path: path).tree)
      names.formUnion(file.declared)
      names.formUnion(file.topLevelTypes.map { topLevelMark + $0 })
      names.formUnion(file.associatedTypes.map { associatedMark + $0 })
    }
    return names.sorted()
  }
}
