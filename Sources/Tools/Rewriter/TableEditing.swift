import SwiftSyntax

/// The data sources of tables whose rows are edited because they implement `tableView(_:commit:forRowAt:)`.
///
/// UIKit asks whether a method is implemented, which Swift cannot: a class with that method alone gets
/// one that says that its rows can be edited.
struct TableEditing {
  private var committing: Set<String> = []
  private var deciding: Set<String> = []

  /// The labels of the method that edits a row.
  private static let commit = ["_", "commit", "forRowAt"]

  private static func labels(_ node: FunctionDeclSyntax) -> [String] {
    node.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// Remembers a method of a type that edits rows, or decides which can be.
  mutating func note(_ node: FunctionDeclSyntax, of type: String) {
    guard node.name.text == "tableView" else { return }
    switch Self.labels(node) {
    case Self.commit: committing.insert(type)
    case ["_", "canEditRowAt"]: deciding.insert(type)
    default: break
    }
  }

  /// Returns the method that a class gets before the one that edits rows; nil if it needs none.
  func answer(
    before node: FunctionDeclSyntax, of type: String, _ index: Index
  ) -> String? {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard node.name.text == "tableView", Self.labels(node) == Self.commit,
      index.classes[type]?.isForeign == false, !isDecided(type, index)
    else { return nil }
    let words = node.modifiers.map(\.name.text).filter {
      ["public", "open", "override"].contains($0)
    }
    let (table, path) = (parameters[0].type, parameters[2].type)
    return
      (words + ["func tableView(_: \(table.trimmed), canEditRowAt _: \(path.trimmed)) -> Bool"])
      .joined(separator: " ") + " { true }; "
  }

  /// Whether a class, one that it inherits from, or one that inherits from it decides itself.
  private func isDecided(_ type: String, _ index: Index) -> Bool {
    let above = index.ancestry(of: type).dropFirst()
    return above.contains("UITableViewDiffableDataSource")
      || above.contains { committing.contains($0) || deciding.contains($0) }
      || deciding.contains { index.ancestry(of: $0).contains(type) }
  }
}

extension FileRewriter {
  /// Lets the rows be edited that a method edits, where no method says which.
  func allowEditing(_ node: FunctionDeclSyntax) {
    guard file.part == .app, let type = types.last,
      !(isInExtension(node) && node.modifiers.has(["override"])),
      let text = index.tableEditing.answer(before: node, of: type, index)
    else { return }
    edits.insert(text, before: node)
  }
}
