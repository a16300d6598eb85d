/// The names that sources offer to other files.
enum DeclaredNames {
  /// The mark of a line with a name that is not inside a type.
  static let topLevelMark = "^"
  /// The mark of a line with the name of an associated type.
  static let associatedMark = "~"
  /// The mark of a line with the name of a generic type's parameter.
  static let parameterMark = "<"
  /// The mark of a line with a name that can be called.
  static let callableMark = "("
  /// The mark of a line with a name of something that may have members.
  static let valueMark = "="
  /// The mark of a line with the label of a parameter.
  static let labelMark = ":"

  /// Returns the names that other modules see, sorted; with `internals` those that their tests see.
  ///
  /// Further lines with a mark tell the kinds of a name; an associated type, a parameter and a label
  /// have their marks alone.
  static func names(in paths: [String], internals: Bool) throws -> [String] {
    var names: Set<String> = []
    for path in paths {
      let file = FileNames(try SourceFile(path: path).tree, internals: internals)
      names.formUnion(file.declared)
      names.formUnion(file.topLevelTypes.filter(file.declared.contains).map { topLevelMark + $0 })
      names.formUnion(file.topLevelMembers.filter(file.declared.contains).map { topLevelMark + $0 })
      names.formUnion(file.associatedTypes.map { associatedMark + $0 })
      names.formUnion(file.genericParameters.map { parameterMark + $0 })
      names.formUnion(file.callable.map { callableMark + $0 })
      names.formUnion(file.values.map { valueMark + $0 })
      names.formUnion(file.labels.map { labelMark + $0 })
    }
    return names.sorted()
  }
}
