import HeadlessDevice
import RehearsalCore

extension Search {
  /// The number of walks without a new state after which a random search ends.
  private static let patience = 200

  /// The share of steps that are faults, in percent.
  private static let faultShare = 15

  /// Walks from the launch at random, again and again.
  func walkAtRandom() {
    var generator = SeededGenerator(seed: options.seed)
    var walksWithoutNews = 0
    while !isOver, walksWithoutNews < Self.patience {
      let count = graph.nodes.count
      walkOnce(&generator)
      walksWithoutNews = graph.nodes.count == count ? walksWithoutNews + 1 : 0
      progress?(result)
    }
  }

  private func walkOnce(_ generator: inout SeededGenerator) {
    guard let walk = try? launch() else { return }
    while walk.trial.performed.count < options.depth, !isOver {
      guard let act = choose(in: walk.node, &generator), perform(act, in: walk) else { return }
    }
  }

  private func choose(in index: Int32, _ generator: inout SeededGenerator) -> Int32? {
    let acts = graph.nodes[Int(index)].moves.map(\.act)
    let isFault = Int.random(in: 0..<100, using: &generator) < Self.faultShare
    let some = acts.filter { table[$0].isFault == isFault }
    return (some.isEmpty ? acts : some).randomElement(using: &generator)
  }
}
