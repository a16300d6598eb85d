import Testing

@testable import ScriptLanguage

@Suite("The folder that a script's includes stay in")
struct LinkedScriptTests {
  /// Returns the folder of a script whose links lead out of the current folder.
  private func folder(ofLinked path: String) throws -> [String] {
    let files = ScriptFiles(
      read: { $0 == path ? Array("back\n".utf8) : nil }, entries: { _ in nil },
      realPath: { $0 == path ? "/elsewhere/b.script" : ScriptPath.join("/here", $0) },
      write: { _, _ in })
    return try ScriptCollector(files: files).collect([path]).map(\.folder)
  }

  @Test("a script whose link leads out of the current folder has the link's own folder")
  func linked() throws {
    #expect(try folder(ofLinked: "a.script") == ["."])
    #expect(try folder(ofLinked: "journeys/a.script") == ["journeys"])
    #expect(try folder(ofLinked: "/tmp/a.script") == ["/tmp"])
  }
}
