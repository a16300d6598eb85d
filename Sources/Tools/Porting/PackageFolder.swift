import Foundation

/// The folder of the written package; keeps the files that have not changed.
final class PackageFolder {
  private struct Manifest: Codable { var files: [String] }

  private let root: URL
  private var written: Set<String> = []
  private(set) var changed: Set<String> = []
  /// The paths of the sources, by those of their copies in the folder.
  private var sources: [String: String] = [:]

  /// The file with the paths that a port has written.
  static let manifestName = ".rehearsal-port.json"

  init(_ root: URL) { self.root = root }

  /// Writes a file unless it has these contents; its name loses control characters, of which the package
  /// manager makes a file that the compiler cannot read.
  func write(_ path: String, _ data: Data, source: String? = nil) throws {
    let path = String(String.UnicodeScalarView(path.unicodeScalars.filter { !Self.isControl($0) }))
    if let source { sources[path] = source }
    guard written.insert(path).inserted else { return }
    let url = root.appendingPathComponent(path)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    changed.insert(path)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// Writes a text file unless it has these contents.
  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Writes the copy of a source unless it has these contents.
  func write(_ path: String, _ file: RewriteReply.File) throws {
    try write(path, Data(file.text.utf8), source: file.path)
  }

  /// Returns the path of the source of a copy, whose path a compiler may have resolved; nil for another file.
  func source(of copy: String) -> String? {
    let folder = root.resolvingSymlinksInPath().path + "/"
    let path = URL(fileURLWithPath: copy).resolvingSymlinksInPath().path
    return path.hasPrefix(folder) ? sources[String(path.dropFirst(folder.count))] : nil
  }

  /// Removes the files of the last port that this one has not written.
  func finish() throws {
    let url = root.appendingPathComponent(Self.manifestName)
    if let data = try? Data(contentsOf: url),
      let old = try? JSONDecoder().decode(Manifest.self, from: data)
    {
      for path in old.files where !written.contains(path) {
        if (try? FileManager.default.removeItem(at: root.appendingPathComponent(path))) != nil {
          changed.insert(path)
        }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(Manifest(files: written.sorted())).write(to: url, options: .atomic)
  }
}
