import RehearsalCore
import Testing

@testable import Exploration

@Suite("The screens and moves that an exploration found", .serialized)
struct ScreenMapTests {
  private func explore(until goal: Exploration.Goal? = nil) throws -> ExplorationResult {
    var options = Exploration.Options()
    options.depth = 4
    options.goal = goal
    return try Exploration(NotesAppDelegate.self, options: options).explore(for: .acts(1_500))
  }

  @Test("every move from one screen to another is in the map once, with an act that makes it")
  func moves() throws {
    let map = try explore().map
    #expect(
      Set(map.edges.map { "\($0.edge.from) → \($0.edge.to)" }) == [
        "List → Help", "List → Note", "List → Order", "Help → List", "Help → About", "Help → Order",
        "Note → List", "Order → List", "About → List", "About → Help",
      ])
    #expect(Set(map.edges.map(\.edge)).count == map.edges.count)
    let help = map.edges.first { $0.edge == ScreenMap.Edge(from: "List", to: "Help") }
    #expect(help?.lines == ["tap button \"Help\""])
  }

  @Test("an exploration until a number of moves ends once it has found them")
  func goal() throws {
    let (part, whole) = (try explore(until: .edges(2)), try explore())
    #expect(part.map.edges.count == 2)
    #expect(part.acts < whole.acts)
  }
}
