import RehearsalCore

extension Search {
  /// The number of known acts to a state with something to try, which a walk prefers.
  private static let near = 2

  /// The largest number of known acts that lead a walk to a state with something to try.
  ///
  /// A new session costs a launch and the acts of a way.
  private static let reach = 10

  /// Performs what is untried in the states that a walk meets, until nothing is near.
  ///
  /// The acts after which a session cannot go on come last.
  func explore(_ walk: Walk) {
    while !isOver, !walk.isLong {
      if let act = wanted(in: walk.node) {
        guard perform(act, in: walk) else { return }
      } else if let pursuit = pursuits.next(in: walk.node) {
        guard follow(pursuit, in: walk) else { return }
      } else if let way = wayNearby(
        walk, Self.near, isWanted: { pursuits.begin(in: $0) || wanted(in: $0) != nil })
      {
        guard follow(way, in: walk) else { return }
      } else if let act = wantedLater(in: walk.node) {
        guard perform(act, in: walk) else { return }
      } else if let way = wayNearby(
        walk, Self.reach, isWanted: { wanted(in: $0) != nil })
      {
        guard follow(way, in: walk) else { return }
      } else if wantedLast(in: walk.node) == nil,
        let way = wayNearby(walk, Self.reach, isWanted: { wantedLast(in: $0) != nil })
      {
        guard follow(way, in: walk) else { return }
      } else {
        break
      }
    }
    if !isOver, let act = wantedLast(in: walk.node) { _ = perform(act, in: walk) }
  }

  private func wayNearby(
    _ walk: Walk, _ length: Int, isWanted: (Int32) -> Bool
  ) -> [Int32]? {
    graph.wayNearby(
      from: walk.node, length: length, isWalkable: { !table.isFault($0) }, isWanted: isWanted)
  }

  /// Performs acts that were judged before.
  ///
  /// - Returns: whether the walk can go on, wherever they led.
  private func follow(_ way: [Int32], in walk: Walk) -> Bool {
    do {
      for act in way { try walk.trial.perform(table[act]) }
    } catch {
      return false
    }
    let followed = walk.trial.performed.suffix(way.count)
    judgeLeaks(walk)
    let screen = walk.trial.session.screen
    let node = land(
      screen, walk, parent: walk.node,
      act: way.count == 1 ? way[0] : table.number(of: Act(joining: Array(followed))))
    walk.land(node, screen)
    return true
  }

  /// Reports what leaked on a way of known acts: an earlier act may have caused it unseen.
  private func judgeLeaks(_ walk: Walk) {
    guard !walk.hadLeaks, walk.trial.hasLeaks, let last = walk.trial.performed.last else { return }
    let way = Array(walk.trial.performed.dropLast())
    // What a transition or a request holds is no leak.
    guard (try? walk.trial.settle(within: Settling.limit)) != nil else { return }
    walk.hadLeaks = true
    walk.shorten()
    let data = ShownData(walk.screen, walk.trial.session.screen)
    for verdict in LeakRule.verdicts(walk.trial.session, place: walk.screen.name) {
      record.add(data.removed(from: verdict), of: LeakRule(), last, after: way, anchors: [])
    }
  }
}
