import Foundation

/// The places that the compiler has refused, kept beside the package until a source or this program changes.
struct Refusals {
  private struct Kept: Codable {
    let version: String
    /// The fingerprints of the sources, by their paths.
    let sources: [String: String]
    let refusals: [Refusal]
  }

  /// The file in the folder of the package.
  static let fileName = ".rehearsal-refusals.json"

  private(set) var all: [Refusal] = []
  private let file: URL
  private let version: String

  /// Reads the places that are kept in the folder of a package, without those of changed sources.
  init(_ package: URL, version: String = Self.program) {
    file = package.appendingPathComponent(Self.fileName)
    self.version = version
    guard let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == version
    else { return }
    let unchanged = kept.sources.filter { Self.fingerprint($0.key) == $0.value }
    all = kept.refusals.filter { unchanged[$0.path] != nil }
  }

  /// Adds what a build has refused; the larger part around a place that had been refused before.
  ///
  /// - Returns: Whether more is left out than before.
  mutating func add(_ refused: [Refusal]) -> Bool {
    var hasGrown = false
    for refusal in refused {
      let known = all.firstIndex { $0.path == refusal.path && $0.line == refusal.line }
      if let known {
        guard let larger = all[known].part.larger else { continue }
        all[known].part = larger
      } else {
        all.append(refusal)
      }
      hasGrown = true
    }
    return hasGrown
  }

  /// Writes the places beside the package.
  func keep() throws {
    let sources = Set(all.map(\.path)).reduce(into: [:]) { $0[$1] = Self.fingerprint($1) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let kept = Kept(version: version, sources: sources, refusals: all)
    try encoder.encode(kept).write(to: file, options: .atomic)
  }

  private static func fingerprint(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.add(data)
    return fingerprint.text
  }

  /// The date and the size of this program, which may bring more when it is built anew.
  private static var program: String {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] as? Int ?? 0) \(date)"
  }
}
