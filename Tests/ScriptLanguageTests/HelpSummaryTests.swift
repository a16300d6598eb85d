import Testing

@testable import ScriptLanguage

@Suite("Help without words")
struct HelpSummaryTests {
  private let lines = ScriptHelp.lines(about: [])

  @Test("each command has one line, in the order of the groups")
  func commands() {
    let table = lines.prefix { !$0.isEmpty }
    let groups = table.filter { !$0.hasPrefix(" ") }
    #expect(
      groups == [
        "Acting:", "Arranging the world:", "Expecting:", "Keeping it small:", "At the prompt only:",
      ])
    let rows = table.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    // The lines above a scene and its title are no commands.
    let names = ScriptHelp.names.filter { !$0.hasPrefix("@") && $0 != "scene" }
    #expect(rows.compactMap { $0.split(separator: " ").first.map(String.init) } == names)
  }

  @Test("a command of one form says what it does, one of several says how to list them")
  func forms() {
    let rows = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.filter { $0.hasPrefix("tap ") } == ["tap S Touch an element"])
    #expect(rows.filter { $0.hasPrefix("type ") } == ["type … 2 forms, which `help type` lists"])
  }
}
