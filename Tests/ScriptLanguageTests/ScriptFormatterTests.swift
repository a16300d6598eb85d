import Foundation
import Testing

@testable import ScriptLanguage

@Suite("The formatter")
struct ScriptFormatterTests {
  private func formatted(_ text: String) -> String {
    let source = SourceText(name: "a.script", bytes: Array(text.utf8))
    return ScriptFormatter(source, loader: ScriptLoader(files: .memory(["a.script": text])))
      .formatted()
  }

  @Test("spaces, tabs and empty lines are reduced; comments, texts and JSON are kept")
  func whitespace() {
    let script = """
      \u{FEFF}  # what this   shows\t


      @tags   a  b\r
      scene   "one"   #  first
      tap\t"Sign  in"
      given GET /a responds 200 {"a":  "b  c",  "d": [1,  2]}   after  1s


      """
    #expect(
      formatted(script) == """
        # what this   shows

        @tags a b

        scene "one"  #  first
        tap "Sign  in"
        given GET /a responds 200 {"a":  "b  c",  "d": [1,  2]} after 1s

        """)
  }

  @Test("a heredoc's lines are kept, and the spaces behind its end are removed")
  func heredoc() {
    let script = "given GET /a responds 200   <<END   once\n  {  \n\n  }\t\nEND  \nback\n"
    #expect(
      formatted(script) == "given GET /a responds 200 <<END once\n  {  \n\n  }\t\nEND\nback\n")
  }

  @Test("a scene has an empty line before it and before the comments directly above it")
  func scenes() {
    let script =
      "scene \"one\"\nback\n# the second\n# scene\nscene \"two\"\nback\nscene \"three\"\n"
    #expect(
      formatted(script) == """
        scene "one"
        back

        # the second
        # scene
        scene "two"
        back

        scene "three"

        """)
  }

  @Test("an empty script stays empty")
  func empty() {
    #expect(formatted("\n\n") == "")
  }

  @Test("formatting twice changes nothing, and formatted scripts have the same commands")
  func idempotent() throws {
    let loader = ScriptLoader()
    let fixtures = "Tests/ScriptLanguageTests/Fixtures"
    var count = 0
    for folder in ["scripts/journeys", fixtures] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where name.hasSuffix(".script") {
        let path = "\(folder)/\(name)"
        let source = SourceText(
          name: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let formatter = ScriptFormatter(source, loader: loader)
        guard formatter.problems.isEmpty else { continue }
        count += 1
        let once = formatter.formatted()
        let again = SourceText(name: path, bytes: Array(once.utf8))
        #expect(ScriptFormatter(again, loader: loader).formatted() == once, "\(path)")
        let scenes = [source, again].map { loader.document($0).scenes.map(\.steps) }
        #expect(scenes[0] == scenes[1], "\(path)")
      }
    }
    #expect(count > 30)
  }
}
