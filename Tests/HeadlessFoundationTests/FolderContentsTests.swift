import Foundation
import Testing

@testable import HeadlessFoundation

@Suite("Contents of folders")
struct FolderContentsTests {
  @Test("files and their names come in the order of the names, on every file system")
  func order() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let names = ["a", "b", "c", "d", "e", "f"]
    for name in ["d", "a", "f", "c", "b", "e"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(try Ported.names(in: folder.path, of: manager) == names)
    let files = try Ported.files(in: folder, nil, [], of: manager)
    #expect(files.map(\.lastPathComponent) == names)
  }
}
