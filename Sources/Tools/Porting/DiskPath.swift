import Foundation

/// The spelling of paths on disk: a Mac's usual file system finds a name in another case, Linux's does not.
enum DiskPath {
  /// Returns a path as the disk spells its last names; the path itself where nothing of the name is there.
  static func spelled(_ path: String) -> String {
    let manager = FileManager.default
    let url = URL(fileURLWithPath: path)
    guard !manager.fileExists(atPath: path), url.pathComponents.count > 1 else { return path }
    let folder = spelled(url.deletingLastPathComponent().path)
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let name = names.sorted().first {
      $0.compare(url.lastPathComponent, options: .caseInsensitive) == .orderedSame
    }
    return name.map { URL(fileURLWithPath: folder).appendingPathComponent($0).path } ?? path
  }
}
