import Foundation

/// The folder of what ports make once and keep: rewriters, lists of names, manifests of packages.
struct ToolCache {
  /// The time after which an entry that no port has used is removed: 30 days, in seconds.
  static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  /// The time between two removals: a day, in seconds.
  private static let pause: TimeInterval = 24 * 60 * 60

  /// The name of the entry that is as old as the last removal.
  private static let lastRemoval = "last-removal"

  private let folder: URL

  init(_ folder: URL = RewriterTool.cache) { self.folder = folder }

  /// Notes that an entry is used, by its date of modification.
  func use(_ name: String, at date: Date = Date()) {
    let path = folder.appendingPathComponent(name).path
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  /// Removes the entries that were last used before the lifetime, once a day.
  ///
  /// There may be thousands of them, which take longer than the rest of a small port.
  func removeUnused(at date: Date = Date()) {
    let last = folder.appendingPathComponent(Self.lastRemoval)
    let attributes = try? FileManager.default.attributesOfItem(atPath: last.path)
    if let removed = attributes?[.modificationDate] as? Date,
      abs(date.timeIntervalSince(removed)) < Self.pause
    {
      return
    }
    try? Data().write(to: last)
    use(Self.lastRemoval, at: date)
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
