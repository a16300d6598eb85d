import HeadlessDevice
import RehearsalCore

extension Search {
  /// The number of answers that are waited for at the end of a pursuit.
  private static let answerLimit = 6

  /// Performs late acts again and goes where their answers may do harm.
  ///
  /// - Parameter budget: the number of acts that the pursuits may have in all.
  func pursue(_ budget: Int) {
    var left = budget
    while left > 0, !isOver, let pursuit = pursuits.next() {
      left -= Self.launchCost
      guard let walk = walk(to: pursuit.state), walk.node == pursuit.state else { continue }
      _ = follow(pursuit, in: walk)
      left -= walk.trial.performed.count
    }
  }

  /// Performs the late act of a pursuit and what follows, until every answer has come.
  ///
  /// - Returns: whether the walk can go on.
  func follow(_ pursuit: Pursuit, in walk: Walk) -> Bool {
    for act in [pursuit.act] + pursuit.way {
      guard !isOver, perform(act, in: walk) else { return false }
    }
    let answer = table.number(of: Act(.answer))
    let clock = walk.trial.session.device.clock
    for _ in 0..<Self.answerLimit where clock.hasPending(.request) {
      guard !isOver, perform(answer, in: walk) else { return false }
    }
    return true
  }
}
