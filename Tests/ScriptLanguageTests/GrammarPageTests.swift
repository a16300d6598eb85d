import Foundation
import ScriptLanguage
import Testing

@Suite("The grammar page")
struct GrammarPageTests {
  @Test("Docs/Script.md lists the commands there are")
  func isFresh() throws {
    let page = try String(contentsOfFile: "Docs/Script.md", encoding: .utf8)
    let lists = page.components(separatedBy: "<!-- commands -->\n```\n").last?
      .components(separatedBy: "\n```\n<!-- end of commands -->").first
    let commands = ScriptHelp.lines(about: ["commands"]).joined(separator: "\n")
    #expect(
      lists == commands, "put what `rehearse help commands` prints between the page's two marks")
  }
}
