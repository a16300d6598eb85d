import Injection
import Testing

/// Compares random graphs of registrations with a simple model of the scopes.
@Suite("Random graphs compared with a model")
struct GraphPropertyTests {
  private final class Node {
    let number: Int
    let needed: [Node]

    init(number: Int, needed: [Node]) {
      self.number = number
      self.needed = needed
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Plan {
    let scopes: [ObjectScope]
    let needs: [[Int]]

    init(seed: UInt64) {
      var random = Generator(state: seed)
      let count = Int.random(in: 2...9, using: &random)
      let all: [ObjectScope] = [.transient, .graph, .container]
      scopes = (0..<count).map { _ in all[Int.random(in: 0..<3, using: &random)] }
      // A node depends only on later ones, so that there is no circular dependency.
      needs = (0..<count).map { node in
        (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
          node + 1 < count ? Int.random(in: (node + 1)..<count, using: &random) : nil
        }
      }
    }

    /// Returns the expected number of calls of each factory for some resolutions of the first node.
    func factoryCalls(resolutions: Int) -> [Int] {
      var counts = scopes.map { _ in 0 }
      var kept: Set<Int> = []
      for _ in 0..<resolutions {
        var graph: Set<Int> = []
        make(0, &counts, &kept, &graph)
      }
      return counts
    }

    private func make(
      _ node: Int, _ counts: inout [Int], _ kept: inout Set<Int>, _ graph: inout Set<Int>
    ) {
      if scopes[node] === ObjectScope.container, kept.contains(node) { return }
      if scopes[node] === ObjectScope.graph, graph.contains(node) { return }
      for needed in needs[node] { make(needed, &counts, &kept, &graph) }
      counts[node] += 1
      kept.insert(node)
      graph.insert(node)
    }
  }

  @Test("each factory runs as often as in the model", arguments: 1...200)
  func factoryCalls(seed: Int) {
    let plan = Plan(seed: UInt64(seed))
    var counts = plan.scopes.map { _ in 0 }
    let container = Container()
    for (number, scope) in plan.scopes.enumerated() {
      container.register(Node.self, name: "\(number)") { resolver in
        let needed = plan.needs[number].compactMap { resolver.resolve(Node.self, name: "\($0)") }
        counts[number] += 1
        return Node(number: number, needed: needed)
      }
      .inObjectScope(scope)
    }
    for _ in 0..<3 {
      let node = container.resolve(Node.self, name: "0")
      #expect(node?.needed.map(\.number) == plan.needs[0], "seed \(seed)")
    }
    #expect(counts == plan.factoryCalls(resolutions: 3), "seed \(seed)")
  }
}
