import Testing

@testable import Exploration

@Suite("Graph of states")
struct StateGraphTests {
  /// A graph of a first state, a second behind it, and a third behind that.
  private func chain() -> StateGraph {
    var graph = StateGraph()
    let kind = graph.kind(Fingerprint(), screen: "Start")
    for depth: Int32 in 0..<3 {
      _ = graph.add(
        StateGraph.Node(
          key: Fingerprint(first: UInt64(depth), second: 0), kind: kind,
          parent: depth == 0 ? nil : depth - 1, act: depth == 0 ? nil : depth, depth: depth,
          way: []))
    }
    return graph
  }

  @Test("a shorter way to a state replaces its parent, act and depth, and is tried once more")
  func shortened() {
    var graph = chain()
    graph.tryShortest(2)
    #expect(graph.isShorter(2, from: 0) && !graph.isShorter(2, from: 1))
    graph.shorten(2, from: 0, by: 7)
    let node = graph.nodes[2]
    #expect(node.parent == 0 && node.act == 7 && node.depth == 1 && !node.hasTriedShortest)
    #expect(!graph.isShorter(2, from: 0))
  }

  @Test("a state is lost once its way has led elsewhere three times, if an act is untried there")
  func lost() {
    var graph = chain()
    graph.offer([5], in: 1)
    graph.offer([5], in: 2)
    graph.record(5, in: 2, to: 0)
    var counts: [Int] = []
    for _ in 1...3 {
      for index: Int32 in 1...2 { graph.miss(index) }
      counts.append(graph.lostCount)
    }
    #expect(graph.nodes.map(\.misses) == [0, 3, 3])
    #expect(counts == [0, 0, 1])
    #expect(!graph.isOpen(1))
  }
}
