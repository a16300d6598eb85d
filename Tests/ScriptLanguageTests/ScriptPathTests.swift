import Testing

@testable import ScriptLanguage

@Suite("Paths of scripts")
struct ScriptPathTests {
  @Test("a path is in a folder if it is the folder, or below it")
  func inside() {
    let cases: [(path: String, folder: String, isInside: Bool)] = [
      ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/b", "/a", false),
      ("/a", "/", true), ("/a", "/a/b", false),
    ]
    for (path, folder, isInside) in cases {
      #expect(ScriptPath.isPath(path, in: folder) == isInside, "\(path) in \(folder)")
    }
  }

  @Test("a path loses `.`, repeated `/`, and each `..` after a name")
  func normalized() {
    let paths = [
      "a/./b", "a//b/", "a/../b", "../a", "../../a", "/../a", "/a/../..", ".", "", "a/..",
    ]
    #expect(
      paths.map(ScriptPath.normalized)
        == ["a/b", "a/b", "b", "../a", "../../a", "/a", "/", ".", ".", "."])
  }

  @Test("a path is joined to a folder, unless it is absolute")
  func joined() {
    #expect(ScriptPath.join("a/b", "../c") == "a/c")
    #expect(ScriptPath.join("a", "/c") == "/c")
    #expect(ScriptPath.join("", "c") == "c")
  }

  @Test("the name is the last part, and its stem ends before the last dot that does not begin it")
  func names() {
    #expect(["/a/b.script", "b", "/", "a/b/"].map(ScriptPath.name) == ["b.script", "b", "/", "b"])
    #expect(
      ["a/b.script", ".hidden", "a.b.c", "a"].map(ScriptPath.stem) == ["b", ".hidden", "a.b", "a"])
  }
}
