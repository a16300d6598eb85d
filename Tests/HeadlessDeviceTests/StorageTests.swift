import Foundation
import HeadlessDevice
import Testing

@Suite("Key-value storage")
struct StorageTests {
  /// Runs a body with a temporary folder, removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("values stored in a file are read when the file is opened again")
  func fileKeepsValues() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      let storage = try KeyValueStorage(file: file)
      storage.set("ann-token", forKey: "authToken")
      storage.set(Data([0xFF, 0x00]), forKey: "picture")
      storage.set("gone", forKey: "other")
      storage["other"] = nil
      let again = try KeyValueStorage(file: file)
      #expect(
        again.values == ["authToken": .text("ann-token"), "picture": .data(Data([0xFF, 0]))])
    }
  }

  @Test("a file that is not JSON throws an error with its path and is not changed")
  func brokenFile() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      try Data("not json".utf8).write(to: file)
      let error = #expect(throws: StorageError.self) { try KeyValueStorage(file: file) }
      #expect(error?.path == file.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "not json")
    }
  }

  @Test("a change that cannot be written stays in memory and sets lastWriteError")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("missing/storage.json")
      let storage = try KeyValueStorage(file: file)
      storage.set("true", forKey: "onboarded")
      #expect(storage.string(forKey: "onboarded") == "true")
      #expect(storage.lastWriteError?.path == file.path)
    }
  }

  @Test("text reads as UTF-8 bytes, and UTF-8 bytes read as text")
  func textAndBytes() {
    let storage = KeyValueStorage(["a": .text("é"), "b": .data(Data("日".utf8))])
    #expect(storage.data(forKey: "a") == Data("é".utf8))
    #expect(storage.string(forKey: "b") == "日")
  }
}
