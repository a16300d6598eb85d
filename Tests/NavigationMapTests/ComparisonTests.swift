import Testing

@testable import NavigationMap

@Suite("Comparing maps")
struct ComparisonTests {
  @Test("a map equals itself, and a longer walk of the same ways")
  func same() throws {
    #expect(try !MapComparison(from: notesMap(), to: notesMap()).hasChanges)
    let once = try notesMap("tap \"First note\"\nback\n")
    let twice = try notesMap("tap \"First note\"\nback\ntap \"First note\"\nback\n")
    #expect(MapComparison(from: once, to: twice).lines == [])
  }

  @Test("screens, edges and texts that came and went are named")
  func changes() throws {
    let old = try notesMap("tap \"First note\"\n")
    var new = try notesMap("tap \"Compose\"\n")
    new.screens[0].texts.append("Archive")
    #expect(
      MapComparison(from: old, to: new).lines == [
        "+ screen Compose", "- screen Note",
        "+ edge NoteList → Compose  tap button \"Compose\", presented",
        "- edge NoteList → Note  tap button \"First note\", pushed",
        "+ text on NoteList: \"Archive\"",
      ])
  }

  @Test("a map is covered where another one walks, and the rest is listed")
  func coverage() throws {
    let map = try notesMap().covered(by: notesMap("tap \"First note\"\nback\n"))
    #expect(map.screens.filter(\.isCovered).map(\.id) == ["NoteList", "Note"])
    #expect(
      map.uncoveredLines.prefix(3) == [
        "no script reaches the screen Compose", "no script reaches the screen Options",
        "no script walks NoteList → Compose  tap button \"Compose\", presented",
      ])
    #expect(map.edges.count { !$0.isCovered } == map.uncoveredLines.count - 2)
  }
}
