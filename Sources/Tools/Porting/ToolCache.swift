import Foundation

/// The folder of what ports make once and keep: rewriters, lists of names, manifests of packages.
struct ToolCache {
  /// The time after which an entry that no port has used is removed: 30 days, in seconds.
  static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private let folder: URL

  init(_ folder: URL = RewriterTool.cache) { self.folder = folder }

  /// Notes that an entry is used, by its date of modification.
  func use(_ name: String, at date: Date = Date()) {
    let path = folder.appendingPathComponent(name).path
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  /// Removes the entries that were last used before the lifetime.
  func removeUnused(at date: Date = Date()) {
    let oldest = date.addingTimeInterval(-Self.lifetime)
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for entry in entries ?? [] {
      let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      guard let used = values?.contentModificationDate, used < oldest else { continue }
      try? FileManager.default.removeItem(at: entry)
    }
  }
}
