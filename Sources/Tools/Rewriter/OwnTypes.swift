import SwiftSyntax

/// The places from which an app's types are seen by their names alone.
struct OwnTypes {
  /// The names that every place sees: types that are not inside of others, and parameters of types.
  private let everywhere: Set<String>
  /// The types around those that are inside of others, by the names of the latter.
  private let owners: [String: Set<String>]

  init(_ files: [FileNames]) {
    everywhere = files.reduce(into: []) {
      $0.formUnion($1.topLevelTypes)
      $0.formUnion($1.parameters)
    }
    owners = files.reduce(into: [:]) { $0.merge($1.owners) { $0.union($1) } }
  }

  /// Returns whether all types of a name are inside of types that the place of a use does not see into.
  func areElsewhere(_ use: FileNames.Use, _ inheritance: Inheritance) -> Bool {
    guard use.isType, !everywhere.contains(use.name), let owners = owners[use.name] else {
      return false
    }
    return !SyntaxAround.types(use.node).contains { type in
      inheritance.ancestors(of: type).contains(where: owners.contains)
    }
  }
}
