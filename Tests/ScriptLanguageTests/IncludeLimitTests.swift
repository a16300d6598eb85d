import Testing

@testable import ScriptLanguage

@Suite("Limits of includes")
struct IncludeLimitTests {
  /// Returns files that include each other in a row; the last one has a command.
  private func chain(_ count: Int) -> [String: String] {
    var files = ["\(count).script": "tap Email\n"]
    for index in 0..<count { files["\(index).script"] = "include \(index + 1).script\n" }
    return files
  }

  @Test("64 nested includes are allowed")
  func deepest() {
    let document = load("0.script", in: chain(64))
    #expect(document.problems.isEmpty)
    #expect(document.scenes.first?.steps.map(\.text) == ["tap Email"])
  }

  @Test("a chain of 3,000 includes is one mistake at the 65th include")
  func tooDeep() {
    let problems = load("0.script", in: chain(3_000)).problems
    #expect(
      problems.map { Array($0.lines.prefix(6)) } == [
        [
          "error: more than 64 files include each other in a row", "  --> 64.script:1:1", "   |",
          " 1 | include 65.script",
          "   | ^^^^^^^^^^^^^^^^^ expected 64 nested includes at most",
          "   = included at 63.script:1:1",
        ]
      ])
  }

  @Test("a million included lines is the limit")
  func usualLineCount() {
    #expect(IncludeLimits().lineCount == 1_000_000)
  }

  @Test("files that double the lines of the next one are a mistake once the limit is passed")
  func tooManyLines() {
    var files = ["40.script": "tap Email\n"]
    for index in 0..<40 {
      files["\(index).script"] = "include \(index + 1).script\ninclude \(index + 1).script\n"
    }
    var loader = ScriptLoader(files: .memory(files))
    loader.includeLimits.lineCount = 1_000
    let problems = loader.load("0.script").problems
    #expect(
      Set(problems.map(\.title)) == ["the included files have more than 1000 lines"])
    #expect(problems.count < 100)
  }

  @Test("the lines of one include at the limit are allowed, one more is a mistake")
  func exactLineCount() {
    let files = ["a.script": "include b.script\n", "b.script": "tap A\ntap B\n"]
    var loader = ScriptLoader(files: .memory(files))
    loader.includeLimits.lineCount = 2
    #expect(loader.load("a.script").problems.isEmpty)
    loader.includeLimits.lineCount = 1
    #expect(loader.load("a.script").problems.count == 1)
  }
}
