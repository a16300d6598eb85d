import Foundation
import Testing

@testable import ScriptLanguage

@Suite("Collector of scripts")
struct ScriptCollectorTests {
  private let collector = ScriptCollector(
    files: .memory([
      "journeys/b.script": "back", "journeys/a.script": "back", "journeys/chat/c.script": "back",
      "journeys/steps/sign-in.script": "back", "journeys/.hidden/d.script": "back",
      "journeys/.e.script": "back", "journeys/notes.txt": "",
    ]))

  private func paths(_ paths: String...) throws -> [String] {
    try collector.collect(paths).map(\.path)
  }

  @Test("a folder gives its scripts by name, without hidden files and steps folders")
  func folder() throws {
    #expect(
      try paths("journeys") == [
        "journeys/a.script", "journeys/b.script", "journeys/chat/c.script",
      ])
  }

  @Test("a file and a folder that are named are taken, even hidden or in steps")
  func named() throws {
    #expect(try paths("journeys/steps") == ["journeys/steps/sign-in.script"])
    #expect(try paths("journeys/.e.script") == ["journeys/.e.script"])
    #expect(try paths("journeys/notes.txt") == ["journeys/notes.txt"])
  }

  @Test("a script that is named twice is taken once, at its first place")
  func twice() throws {
    #expect(
      try paths("journeys/b.script", "journeys/chat/../b.script", "./journeys") == [
        "journeys/b.script", "journeys/a.script", "journeys/chat/c.script",
      ])
  }

  @Test("the includes of a folder's scripts stay in it, those of a file in the current folder")
  func roots() throws {
    #expect(try collector.collect(["journeys/chat"]).map(\.folder) == ["journeys/chat"])
    #expect(try collector.collect(["journeys/a.script"]).map(\.folder) == ["."])
  }

  @Test("a path that does not exist is a mistake that suggests the nearest name")
  func missing() {
    let error = #expect(throws: UsageError.self) { try paths("journeys/c.script") }
    #expect(
      error?.lines == [
        "error: there is no file or folder `journeys/c.script`",
        "   = did you mean `journeys/a.script`, `journeys/b.script` or `journeys/.e.script`?",
      ])
  }

  @Test("on disk, a link to a script is taken once, and a link to a folder is not followed")
  func links() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try Data("back\n".utf8).write(to: folder.appendingPathComponent("inner/a.script"))
    try manager.createSymbolicLink(
      atPath: folder.path + "/z.script", withDestinationPath: "inner/a.script")
    try manager.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: ".")
    let found = try ScriptCollector().collect([folder.path])
    #expect(found.map(\.path) == [folder.path + "/inner/a.script"])
  }
}
