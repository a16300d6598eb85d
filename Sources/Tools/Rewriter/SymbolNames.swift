import Foundation

/// The names in symbol graphs, which the toolchain extracts from its modules.
enum SymbolNames {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Fragment: Decodable { let spelling: String }
      let pathComponents: [String]
      let kind: Kind
      let declarationFragments: [Fragment]?

      var isFunction: Bool {
        kind.identifier.hasSuffix("method") || kind.identifier.hasSuffix("func")
          || kind.identifier.hasSuffix("func.op") || kind.identifier.hasSuffix("macro")
      }

      /// Whether the symbol can be called; a variable can if its type may be that of a function.
      var isCallable: Bool {
        let text = (declarationFragments ?? []).map(\.spelling).joined()
        if kind.identifier.hasSuffix("enum.case") { return text.contains("(") }
        guard kind.identifier.hasSuffix("property") || kind.identifier.hasSuffix("var") else {
          return true
        }
        return PublicNames.isCallable(type: text)
      }
    }
    let symbols: [Symbol]
  }

  /// Returns the last word of each symbol's path, without its labels, sorted, and with the marks of what
  /// it stands for.
  static func names(in folder: String) throws -> [String] {
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard file.hasSuffix(".symbols.json") else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        guard let last = symbol.pathComponents.last else { continue }
        let name = String(last.prefix { $0 != "(" })
        names.insert(name)
        names.formUnion(labels(in: last).map { DeclaredNames.labelMark + $0 })
        if symbol.pathComponents.count == 1 { names.insert(DeclaredNames.topLevelMark + name) }
        if symbol.isCallable { names.insert(DeclaredNames.callableMark + name) }
        if !symbol.isFunction { names.insert(DeclaredNames.valueMark + name) }
      }
    }
    return names.sorted()
  }

  /// The labels in the name of a function: `red` and `green` of `init(red:green:)`.
  private static func labels(in name: String) -> [Substring] {
    name.drop { $0 != "(" }.dropFirst().split(separator: ":").filter { $0 != ")" && $0 != "_" }
  }
}
