import Foundation
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Files of reports")
struct ReportFileTests {
  /// Runs a body with a folder, and returns the texts of the files that it leaves.
  private func files(_ body: (_ path: (String) -> String) throws -> Void) throws -> [String: String]
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body { folder.appendingPathComponent($0).path }
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return texts
  }

  @Test("a replaced report is whole, and no draft of this or an earlier run stays beside it")
  func replaced() throws {
    let texts = try files { path in
      try Data("stale".utf8).write(to: URL(fileURLWithPath: path("a.xml.draft")))
      let file = try ReportFile(path("a.xml"))
      file.write("begin")
      let replace = try #require(file.replace)
      replace("first")
      #expect(try String(contentsOfFile: path("a.xml"), encoding: .utf8) == "first")
      #expect(!FileManager.default.fileExists(atPath: path("a.xml.draft")))
      replace("second")
      file.close()
      #expect(file.error == nil)
    }
    #expect(texts == ["a.xml": "second"])
  }

  @Test("a draft that cannot take the place of the report is removed, and the error is kept")
  func unmovable() throws {
    let texts = try files { path in
      let file = try ReportFile(path("a.xml"))
      let replace = try #require(file.replace)
      try FileManager.default.removeItem(atPath: path("a.xml"))
      try FileManager.default.createDirectory(
        atPath: path("a.xml"), withIntermediateDirectories: true)
      replace("first")
      #expect(!FileManager.default.fileExists(atPath: path("a.xml.draft")))
      #expect(
        file.error?.message
          == "the report `\(path("a.xml"))` cannot be written: Is a directory")
      try FileManager.default.removeItem(atPath: path("a.xml"))
    }
    #expect(texts == [:])
  }

  @Test("a report that is appended keeps what the file had, and is not replaced")
  func appended() throws {
    let texts = try files { path in
      try Data("old\n".utf8).write(to: URL(fileURLWithPath: path("a.md")))
      let file = try ReportFile(path("a.md"), appends: true)
      #expect(file.replace == nil)
      file.write("new\n")
      file.close()
    }
    #expect(texts == ["a.md": "old\nnew\n"])
  }

  @Test("a report that cannot be written is an error with its path")
  func refused() throws {
    let error = #expect(throws: (any Error).self) { try ReportFile("/dev/null/a.xml") }
    #expect(
      "\(error.map { "\($0)" } ?? "")".contains("the report `/dev/null/a.xml` cannot be written"))
  }
}
