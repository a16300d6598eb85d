import Foundation
import Testing

@testable import Porting

@Suite("The compiled rewriter")
struct RewriterToolTests {
  @Test("a program is created in folders that did not exist, and replaces an older one")
  func install() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let program = root.appendingPathComponent("cache/rewriter-1/rewriter")
    for text in ["first", "second"] {
      try RewriterTool.install(program) { draft in
        #expect(draft.path != program.path)
        try Data(text.utf8).write(to: draft)
      }
      #expect(try String(contentsOf: program, encoding: .utf8) == text)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: program.deletingLastPathComponent().path)
    #expect(names == ["rewriter"])
  }

  @Test("a program that cannot be made leaves the older one")
  func failure() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let program = root.appendingPathComponent("rewriter")
    try RewriterTool.install(program) { try Data("first".utf8).write(to: $0) }
    #expect(throws: PortError.self) {
      try RewriterTool.install(program) { _ in throw PortError("swiftc failed") }
    }
    #expect(try String(contentsOf: program, encoding: .utf8) == "first")
  }
}
