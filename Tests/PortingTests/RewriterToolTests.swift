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

  @Test("the cache lies in XDG_CACHE_HOME, or in the home folder where that is empty or not set")
  func cache() async {
    await #expect(processExitsWith: .success) {
      setenv("HOME", "/home/ann", 1)
      let folders = ["/var/cache", "", nil].map { folder in
        if let folder { setenv("XDG_CACHE_HOME", folder, 1) } else { unsetenv("XDG_CACHE_HOME") }
        return RewriterTool.cache.path
      }
      let home = "\(NSHomeDirectory())/.cache/rehearsal"
      exit(folders == ["/var/cache/rehearsal", home, home] ? 0 : 1)
    }
  }

  @Test("a program gets its input, and returns what it prints on standard output alone")
  func output() throws {
    let data = try RewriterTool.output(
      of: ["sh", "-c", "cat; echo warning >&2"], input: Data("input\n".utf8))
    #expect(String(decoding: data, as: UTF8.self) == "input\n")
    let nothing = try RewriterTool.output(of: ["cat"])
    #expect(nothing.isEmpty)
  }

  @Test("a program that fails is named with what it says on standard error")
  func failed() {
    let error = #expect(throws: PortError.self) {
      try RewriterTool.output(of: ["sh", "-c", "echo some; echo no disk >&2; exit 3"])
    }
    #expect(error?.description == "sh failed: no disk")
  }

  @Test("a fingerprint is the hash of all bytes in their order, FNV-1a")
  func fingerprint() {
    func text(_ parts: String...) -> String {
      var fingerprint = Fingerprint()
      for part in parts { fingerprint.add(Data(part.utf8)) }
      return fingerprint.text
    }
    #expect(
      [text(), text("a"), text("foobar"), text("foo", "bar")] == [
        "cbf29ce484222325", "af63dc4c8601ec8c", "85944171f73967e8", "85944171f73967e8",
      ])
  }
}
