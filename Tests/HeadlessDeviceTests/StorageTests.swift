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

  @Test("a file whose folder is missing throws an error with the system's reason")
  func missingFolder() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("missing/storage.json")
      let error = #expect(throws: StorageError.self) { try KeyValueStorage(file: file) }
      #expect(
        error?.description
          == "the storage file \(file.path) cannot be written: No such file or directory. "
          + "Name a file in a folder you may write, on a disk with space left.")
    }
  }

  @Test("a device and a folder are refused and stay as they are", arguments: ["/dev/full", "/dev"])
  func notAFile(path: String) throws {
    let error = #expect(throws: StorageError.self) {
      try KeyValueStorage(file: URL(fileURLWithPath: path))
    }
    #expect(error?.reason == "it is a folder or a device")
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        != .typeRegular)
  }

  @Test("opening a file that does not exist yet leaves nothing in its folder")
  func opening() throws {
    try withFolder { folder in
      _ = try KeyValueStorage(file: folder.appendingPathComponent("storage.json"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test("a change that cannot be written stays in memory and sets lastWriteError")
  func unwritable() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      let file = inner.appendingPathComponent("storage.json")
      let storage = try KeyValueStorage(file: file)
      try FileManager.default.removeItem(at: inner)
      storage.set("true", forKey: "onboarded")
      #expect(storage.string(forKey: "onboarded") == "true")
      #expect(storage.lastWriteError?.path == file.path)
      #expect(storage.lastWriteError?.reason == "No such file or directory")
    }
  }

  @Test("switches and numbers keep their kinds in a file, and are texts to a script")
  func kinds() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      let storage = try KeyValueStorage(file: file)
      let values: [String: StoredValue] = [
        "on": .flag(true), "off": .flag(false), "count": .integer(-7), "ratio": .number(1.5),
        "whole": .number(5),
      ]
      for (key, value) in values { storage[key] = value }
      #expect(try KeyValueStorage(file: file).values == values)
      #expect(
        values.mapValues(\.text) == [
          "on": "true", "off": "false", "count": "-7", "ratio": "1.5", "whole": "5.0",
        ])
      #expect(
        try String(contentsOf: file, encoding: .utf8) == """
          {
            "count" : -7,
            "off" : false,
            "on" : true,
            "ratio" : {
              "number" : 1.5
            },
            "whole" : {
              "number" : 5
            }
          }
          """)
      try Data(#"{"ratio": 0.25, "count": 3}"#.utf8).write(to: file)
      #expect(
        try KeyValueStorage(file: file).values == ["ratio": .number(0.25), "count": .integer(3)])
    }
  }

  @Test("a number that JSON does not have is written as a text")
  func infinity() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      let storage = try KeyValueStorage(file: file)
      storage["limit"] = .number(.infinity)
      #expect(storage.lastWriteError == nil)
      #expect(try KeyValueStorage(file: file).values == ["limit": .text("inf")])
    }
  }

  @Test("a value that is neither text nor a number nor bytes throws an error that names its key")
  func wrongValue() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      try Data(#"{"count": [3]}"#.utf8).write(to: file)
      let error = #expect(throws: StorageError.self) { try KeyValueStorage(file: file) }
      #expect(
        error?.reason
          == "the value of `count` is not a string, a number, true, false or an object with `base64`"
      )
    }
  }

  @Test("drafts that killed processes left are removed, those of running processes stay")
  func drafts() throws {
    try withFolder { folder in
      // No process has this number: it is above the system's limit.
      let left = ["storage.json.99999999.draft", ".dat.nosync5F5E0FF.a1B2c3"]
      let kept = [
        "storage.json.1.draft", "storage.json.draft", "other.json.99999999.draft",
        "storage.json.99999999.saved",
      ]
      for name in left + kept { try Data().write(to: folder.appendingPathComponent(name)) }
      _ = try KeyValueStorage(file: folder.appendingPathComponent("storage.json"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == kept.sorted())
    }
  }

  @Test("a link to a file stays a link, and the file keeps its permissions")
  func links() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("storage.json")
      let link = folder.appendingPathComponent("link.json")
      try Data("{}".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try KeyValueStorage(file: link).set("1", forKey: "a")
      #expect(try KeyValueStorage(file: file).values == ["a": .text("1")])
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("only a value that differs is a change, and a merge is one change")
  func changes() {
    let storage = KeyValueStorage(["a": .text("1")])
    storage.set("1", forKey: "a")
    storage.set(String?.none, forKey: "b")
    #expect(storage.changeCount == 0)
    storage.set("2", forKey: "a")
    storage["a"] = nil
    #expect(storage.changeCount == 2)
    storage.merge([:])
    #expect(storage.changeCount == 2)
    storage.merge(["a": "3", "b": "4"])
    #expect(storage.changeCount == 3 && storage.values == ["a": .text("3"), "b": .text("4")])
  }

  @Test("text reads as UTF-8 bytes, and UTF-8 bytes read as text")
  func textAndBytes() {
    let storage = KeyValueStorage(["a": .text("é"), "b": .data(Data("日".utf8))])
    #expect(storage.data(forKey: "a") == Data("é".utf8))
    #expect(storage.string(forKey: "b") == "日")
  }
}
