import Foundation
import Testing

@testable import ScriptLanguage

@Suite("Scripts on disk")
struct DiskFilesTests {
  private let files = ScriptFiles.disk

  /// Runs a closure with the path of an empty folder, which is removed after it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("a file is written with the folders it is in, and in place of one that is there")
  func writing() throws {
    try withFolder { folder in
      let path = folder + "/a/b/c.script"
      #expect(files.read(path) == nil)
      for text in ["a longer text", "back\n"] {
        try files.write(path, Array(text.utf8))
        #expect(files.read(path) == Array(text.utf8))
      }
      #expect(files.entries(folder + "/a/b") == [.init(name: "c.script", isFolder: false)])
    }
  }

  @Test("a folder's entries are sorted by their bytes, and a link to a folder is none")
  func entries() throws {
    try withFolder { folder in
      for name in ["b.script", "B.script", "a/c.script"] {
        try files.write(folder + "/\(name)", [])
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/a")
      #expect(
        files.entries(folder) == [
          .init(name: "B.script", isFolder: false), .init(name: "a", isFolder: true),
          .init(name: "b.script", isFolder: false), .init(name: "link", isFolder: false),
        ])
      #expect(files.entries(folder + "/b.script") == nil && files.entries(folder + "/none") == nil)
      #expect(files.read(folder + "/a") == nil)
      #expect(files.realPath(folder + "/link/c.script") == files.realPath(folder + "/a/c.script"))
    }
  }
}
