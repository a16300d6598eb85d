import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Hints")
struct HintTests {
  private func hints(_ script: String, files: [String: String] = [:]) -> [String] {
    let loader = ScriptLoader(files: .memory(files))
    let source = SourceText(name: "folder/a.script", bytes: Array(script.utf8))
    return ScriptAnalysis(source, loader: loader).hints.map {
      "\($0.location.line):\($0.location.column) \($0.title)"
    }
  }

  @Test("a variable that no later line uses is named; one that an included file uses is not")
  func variables() {
    #expect(
      hints("let a = \"x\"\nlet b = \"y\"\nexpect \"${b}\"") == ["1:5 nobody uses the variable `a`"]
    )
    #expect(
      hints(
        "let a = \"x\"\ninclude steps/b.script\nexpect \"x\"",
        files: ["folder/steps/b.script": "tap \"${a}\""]) == [])
  }

  @Test("a scene that expects nothing is named; what the lines before it expect does not count")
  func scenes() {
    #expect(
      hints("expect \"x\"\nscene \"first\"\ntap OK\nscene \"second\"\nexpect \"y\"") == [
        #"2:1 the scene "first" expects nothing"#
      ])
  }

  @Test(
    "an expectation that cannot fail is named",
    arguments: [
      "expect at least 0 cells", #"expect props.name contains """#,
      #"expect storage name contains """#,
    ])
  func expectations(_ line: String) {
    #expect(hints(line) == ["1:1 this expectation cannot fail"])
  }

  @Test("an expectation that repeats the line before cannot fail; after an act it can")
  func repetition() {
    #expect(hints("expect \"x\"\nexpect \"x\"") == ["2:1 this expectation cannot fail"])
    #expect(hints("expect \"x\"\ntap OK\nexpect \"x\"") == [])
    #expect(hints("expect no \"x\"\nexpect no \"x\" for 2s") == [])
  }

  @Test("hints stand in the order of their lines, and on one line in that of their columns")
  func order() {
    #expect(
      hints(
        """
        let a = "x"
        scene "first"
        tap OK
        scene "second"
        let b = "y"
        expect at least 0 cells
        """) == [
          "1:5 nobody uses the variable `a`", #"2:1 the scene "first" expects nothing"#,
          "5:5 nobody uses the variable `b`", "6:1 this expectation cannot fail",
        ])
  }

  @Test("a snapshot that nobody expects is named")
  func snapshots() {
    let files = ["folder/a.snapshots/home.txt": "", "folder/a.snapshots/old one.txt": ""]
    #expect(
      hints("expect snapshot \"home\"", files: files) == [
        #"1:1 nobody expects the snapshot "old one""#
      ])
  }

  @Test("a hint about a snapshot says how to be rid of it")
  func remedy() {
    let source = SourceText(name: "folder/a.script", lines: ["expect \"x\" now"])
    let loader = ScriptLoader(files: .memory(["folder/a.snapshots/old.txt": ""]))
    #expect(
      ScriptAnalysis(source, loader: loader).hints.flatMap(\.notes) == [
        "remove folder/a.snapshots/old.txt, or expect it"
      ])
  }

  @Test("a script with a mistake has no hints")
  func mistaken() {
    #expect(hints("let a = \"x\"\ntpa OK") == [])
  }

  @Test("the lines of heredocs are known")
  func heredocs() {
    let source = SourceText(
      name: "a.script", lines: ["given GET /a responds 200 <<END", "{}", "END", "expect \"x\""])
    #expect(ScriptAnalysis(source, loader: ScriptLoader()).heredocLines == [1, 2])
  }
}
