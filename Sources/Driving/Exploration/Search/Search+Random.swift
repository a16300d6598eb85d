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
      let count = nodes.count
      walk(&generator)
      walksWithoutNews = nodes.count == count ? walksWithoutNews + 1 : 0
      progress?(result)
    }
  }

  private func walk(_ generator: inout SeededGenerator) {
    guard let trial = try? examiner.trial(after: []) else { return }
    var way: [Act] = []
    var parent = 0
    var refusals = 0
    while way.count < options.depth, refusals < 20, !isOver {
      let screen = trial.session.screen
      guard let act = choose(on: screen, &generator) else { return }
      let evidence = examiner.examine(act, after: way, in: trial, before: screen, isNew: isNew)
      judge(evidence)
      guard evidence.error == nil else {
        guard act.kind == .user else { return }
        refusals += 1
        continue
      }
      follow(evidence, from: parent)
      parent = index(of: evidence) ?? parent
      way.append(act)
    }
  }

  private func choose(on screen: Screen, _ generator: inout SeededGenerator) -> Act? {
    let user = acts.acts(on: screen)
    let isFault = Int.random(in: 0..<100, using: &generator) < Self.faultShare
    let faulty =
      isFault ? faults.flatMap { $0.acts(on: screen, user, examiner.reader) } : []
    return (faulty.isEmpty ? user : faulty).randomElement(using: &generator)
  }
}
