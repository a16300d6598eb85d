import Foundation
import Testing

@testable import Porting

@Suite("What ports keep")
struct ToolCacheTests {
  @Test("a file or a folder that was not used for 30 days is removed, one that was used stays")
  func unused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let cache = ToolCache(folder)
    let rewriter = folder.appendingPathComponent("rewriter-1")
    try FileManager.default.createDirectory(at: rewriter, withIntermediateDirectories: true)
    try Data().write(to: rewriter.appendingPathComponent("rewriter"))
    let days = ["new.txt": 0.0, "month.txt": 30, "old.txt": 31, "used.txt": 90, "rewriter-1": 40]
    for (name, days) in days {
      if name.hasSuffix(".txt") { try Data().write(to: folder.appendingPathComponent(name)) }
      cache.use(name, at: now.addingTimeInterval(-days * 86_400))
    }
    cache.use("used.txt", at: now)
    cache.removeUnused(at: now)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["last-removal", "month.txt", "new.txt", "used.txt"])
  }

  @Test("entries are removed once a day")
  func daily() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let cache = ToolCache(folder)
    func isThere(afterHours hours: Double) throws -> Bool {
      try Data().write(to: folder.appendingPathComponent("old.txt"))
      cache.use("old.txt", at: now.addingTimeInterval(-ToolCache.lifetime - 1))
      cache.removeUnused(at: now.addingTimeInterval(hours * 3_600))
      return FileManager.default.fileExists(atPath: folder.appendingPathComponent("old.txt").path)
    }
    #expect(try [0, 1, 23.9, 24, 30, 48].map(isThere) == [false, true, true, false, true, false])
  }

  @Test("a folder that is not there, and an entry that is not there, are no error")
  func missing() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let cache = ToolCache(folder)
    cache.use("a.txt")
    cache.removeUnused()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
