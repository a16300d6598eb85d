import Foundation

/// The names in symbol graphs, which the toolchain extracts from its modules.
enum SymbolNames {
  private struct Graph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }
    let symbols: [Symbol]
  }

  /// Returns the last word of each symbol's path, without its labels, sorted; of one that is not inside
  /// another one also with the mark of top-level types.
  static func names(in folder: String) throws -> [String] {
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard file.hasSuffix(".symbols.json") else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        guard let last = symbol.pathComponents.last else { continue }
        let name = String(last.prefix { $0 != "(" })
        names.insert(name)
        if symbol.pathComponents.count == 1 { names.insert(DeclaredNames.topLevelMark + name) }
      }
    }
    return names.sorted()
  }
}
