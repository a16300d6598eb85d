import Testing

@testable import NavigationMap

@Suite("Dismissals as arrows")
struct DismissalTests {
  private func lines(_ ways: [(String, String, String)]) -> [String] {
    var map = AppMap(app: "App")
    map.screens = ["A", "B", "C"].map { AppMap.Screen(id: $0, name: $0) }
    map.edges = ways.map { from, to, gesture in
      AppMap.Edge(
        from: from, AppMap.Act(gesture), to: to, gesture == "open" ? .pushed : .dismissed)
    }
    return map.connections.map { connection in
      let labels = connection.labels.joined(separator: ", ")
      return "\(connection.from ?? "-") → \(connection.to): \(labels)"
        + (connection.hasReturn ? ", and back" : "")
    }
  }

  @Test("dismissals that lead to no screen before are one arrow for each pair of screens")
  func pairs() {
    #expect(
      lines([
        ("A", "B", "back"), ("A", "C", "back"), ("B", "C", "swipe down"), ("A", "B", "swipe back"),
      ]) == ["A → B: back, swipe back", "A → C: back", "B → C: swipe down"])
  }

  @Test("a dismissal to the screen that opened this one is no arrow of its own")
  func returns() {
    #expect(
      lines([("A", "B", "open"), ("B", "A", "back"), ("C", "A", "back"), ("C", "C", "back")])
        == ["A → B: open, and back", "C → A: back"])
  }
}
