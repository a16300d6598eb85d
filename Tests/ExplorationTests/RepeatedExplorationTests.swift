import Testing

@testable import Exploration

@Suite("The same exploration", .serialized)
struct RepeatedExplorationTests {
  /// Returns the last line of the report of an exploration, and the way to each screen.
  private func explored(
    _ acts: Int, faults: Set<FaultFamily> = .all, _ change: (inout Exploration.Options) -> Void
  ) throws -> (counts: String, ways: [String: [String]]) {
    var options = Exploration.Options()
    change(&options)
    let result = try Exploration(NotesAppDelegate.self, faults: faults, options: options)
      .explore(for: .acts(acts))
    return ("\(ExplorationReport(result).lines.last ?? "")", result.ways)
  }

  @Test("a search in rounds takes the same acts to the same states every time")
  func rounds() throws {
    let found = try explored(1_500) { $0.depth = 4 }
    #expect(
      found.counts
        == "95 states, 5 screens, 10 moves, 531 of 1137 acts, 0 faults; stopped after 1500 acts")
    #expect(
      found.ways == [
        "About": ["tap button \"Help\"", "tap button \"About\""], "List": [],
        "Note": ["tap button \"Order 1\"", "tap button \"Note\""],
        "Order": [
          "given GET /summaries/1 fails offline once", "tap button \"Order 1\"", "wait 200ms",
        ],
        "Help": ["tap button \"Help\""],
      ])
  }

  @Test("a search without faults ends when each act of each state was performed")
  func complete() throws {
    let found = try explored(5_000, faults: []) { ($0.depth, $0.detail) = (3, .screen) }
    #expect(
      found.counts
        == "4 states, 4 screens, 6 moves, 28 of 28 acts, 0 faults; "
        + "every state within the depth was explored")
    #expect(
      found.ways == [
        "About": ["tap button \"Help\"", "tap button \"About\""], "List": [],
        "Note": ["tap button \"Note\""], "Help": ["tap button \"Help\""],
      ])
  }

  @Test("a search at random takes the same acts for the same seed, and others for another")
  func random() throws {
    let one = try explored(600) { ($0.depth, $0.isRandom, $0.seed) = (4, true, 1) }
    let again = try explored(600) { ($0.depth, $0.isRandom, $0.seed) = (4, true, 1) }
    let other = try explored(600) { ($0.depth, $0.isRandom, $0.seed) = (4, true, 2) }
    #expect(one == again)
    #expect(
      one.counts
        == "29 states, 5 screens, 8 moves, 150 of 547 acts, 0 faults; stopped after 600 acts")
    #expect(one.counts != other.counts)
  }
}
