import Foundation
import HeadlessDevice
import Testing

@Suite("Drafts of the storage's file")
struct StorageDraftTests {
  @Test("a draft that an earlier process with this process's number left does not stop a change")
  func ownNumber() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("storage.json")
    let draft = folder.appendingPathComponent("storage.json.\(SystemFile.processNumber).draft")
    let storage = try KeyValueStorage(file: file)
    try Data("left behind".utf8).write(to: draft)
    storage.set("1", forKey: "a")
    #expect(storage.lastWriteError == nil)
    #expect(try KeyValueStorage(file: file).values == ["a": .text("1")])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["storage.json"])
  }
}
