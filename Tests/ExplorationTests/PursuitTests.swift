import Testing

@testable import Exploration

@Suite("Pursuits of late answers")
struct PursuitTests {
  /// Follows a pursuit of one line in an exploration with some limit; returns whether the walk can go on.
  private func follows(
    _ line: String, isTerminal: Bool = false, limit: Exploration.Limit
  ) throws -> Bool {
    let reader = ActReader()
    let search = Search(of: NotesAppDelegate.self, reader, limit: limit)
    let walk = try search.launch()
    var act = try #require(reader.act([line]))
    act.isTerminal = isTerminal
    let number = search.table.number(of: act)
    return search.follow(Pursuit(state: walk.node, act: number, way: []), in: walk)
  }

  @Test("a walk goes on after a pursuit, unless an act ends it or a limit is reached")
  func follow() throws {
    #expect(try follows("tap Help", limit: .acts(10)))
    #expect(try !follows("tap Help", limit: .acts(0)))
    #expect(try !follows("tap Help", isTerminal: true, limit: .acts(10)))
  }

  @Test("a walk does not go on after a pursuit whose answers a limit keeps away")
  func answers() throws {
    #expect(try follows("tap \"Order 1\"", limit: .acts(2)))
    #expect(try !follows("tap \"Order 1\"", limit: .acts(1)))
    #expect(try follows("tap Help", limit: .acts(1)))
  }
}
