import Foundation

/// The names in symbol graphs, which the toolchain extracts from its modules.
enum SymbolNames {
  private struct Graph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }
    let symbols: [Symbol]
  }

  /// Returns the last word of each symbol's path, without its labels, sorted.
  static func names(in folder: String) throws -> [String] {
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard file.hasSuffix(".symbols.json") else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        if let name = symbol.pathComponents.last { names.insert(String(name.prefix { $0 != "(" })) }
      }
    }
    return names.sorted()
  }
}
