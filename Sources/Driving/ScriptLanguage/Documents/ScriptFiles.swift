import Foundation

/// The files that scripts are read from: those on disk, or texts in memory.
public struct ScriptFiles {
  /// A file or a folder in a folder.
  public struct Entry: Equatable {
    /// Its name.
    public let name: String

    /// Whether it is a folder; a link to a folder is not.
    public let isFolder: Bool
  }

  /// Returns the bytes of a file; nil if it cannot be read.
  package let read: (String) -> [UInt8]?

  /// Returns the entries of a folder, sorted by name; nil if the path is not a folder.
  package let entries: (String) -> [Entry]?

  /// Returns the absolute path of a file with all links resolved.
  package let realPath: (String) -> String

  /// Writes a file, and creates its folders if needed.
  package let write: (String, [UInt8]) throws -> Void
}

extension ScriptFiles {
  /// The files on disk.
  public static var disk: ScriptFiles {
    ScriptFiles(
      read: { path in
        guard !isFolder(path), let data = FileManager.default.contents(atPath: path) else {
          return nil
        }
        return Array(data)
      },
      entries: entries,
      realPath: { path in
        let absolute = ScriptPath.join(FileManager.default.currentDirectoryPath, path)
        return URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path
      },
      write: { path, bytes in
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
      })
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func entries(of path: String) -> [Entry]? {
    guard isFolder(path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
    else { return nil }
    return names.sorted(by: isOrdered).map { name in
      let path = ScriptPath.join(path, name)
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      return Entry(name: name, isFolder: !isLink && isFolder(path))
    }
  }

  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension ScriptFiles {
  /// Returns files in memory, by path; writing does nothing.
  package static func memory(_ texts: [String: String]) -> ScriptFiles {
    ScriptFiles(
      read: { path in texts[path].map { Array($0.utf8) } },
      entries: { folder in
        let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
        let rests = texts.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        guard !rests.isEmpty else { return nil }
        let names = Set(rests.map { $0.prefix { $0 != "/" } }).sorted()
        return names.map { name in
          Entry(name: String(name), isFolder: rests.contains { $0.hasPrefix(name + "/") })
        }
      },
      realPath: { ScriptPath.join("/", $0) }, write: { _, _ in })
  }
}
