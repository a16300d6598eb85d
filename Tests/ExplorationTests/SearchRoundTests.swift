import Testing

@testable import Exploration

@Suite("Rounds of an exploration by several processes")
struct SearchRoundTests {
  private func result(
    states: Int = 0, acts: Int = 0, offered: Int = 0, edges: Int = 0
  ) -> ExplorationResult {
    var result = ExplorationResult()
    (result.states, result.acts, result.offered, result.edges) = (states, acts, offered, edges)
    return result
  }

  @Test("the first round has 500 acts for each process, and a share of each limit")
  func first() {
    let round = SearchRound(number: 0, jobs: 2, isShort: true)
    #expect(
      round.limits(of: [.states(1_001), .time(.seconds(6))], after: result())
        == [.acts(500), .states(501), .time(.seconds(6))])
  }

  @Test("a later round is as long as all before it, or as its share of the acts that are left")
  func later() {
    let known = result(states: 300, acts: 1_000, offered: 1_000, edges: 600)
    let (short, long) = (
      SearchRound(number: 3, jobs: 4, isShort: true),
      SearchRound(number: 3, jobs: 4, isShort: false)
    )
    let limits = [Exploration.Limit.acts(3_000)]
    #expect(short.limits(of: limits, after: known) == [.acts(5_000), .acts(1_800), .acts(1_500)])
    #expect(long.limits(of: limits, after: known) == [.acts(5_000), .acts(1_500)])
    let complete = result(acts: 1_000, offered: 600, edges: 600)
    #expect(short.limits(of: [], after: complete) == [.acts(5_000)])
  }

  @Test("a share is 20 at least, but no more than what is left")
  func small() {
    let round = SearchRound(number: 40, jobs: 4, isShort: false)
    #expect(
      round.limits(of: [.states(330), .states(312)], after: result(states: 300))
        == [.acts(500 << 32), .states(320), .states(312)])
  }

  @Test("a signal ends the exploration, then a limit, then a part that is complete, then a crash")
  func endings() {
    func ending(
      _ parts: [ExplorationResult.Ending], states: Int = 5, isStopped: Bool = false
    ) -> ExplorationResult.Ending? {
      SearchRound.ending(
        of: parts, found: result(states: states), stop: SearchStop([.states(10)], nil),
        isStopped: isStopped)
    }
    let limit = ExplorationResult.Ending.limit("1500 acts")
    #expect(ending([limit, limit]) == nil)
    #expect(ending([limit, limit], isStopped: true) == .interrupted)
    #expect(ending([.interrupted, .complete], states: 10) == .interrupted)
    #expect(ending([limit, .complete], states: 10) == .limit("10 states"))
    #expect(ending([.crashed, .complete]) == .complete)
    #expect(ending([limit, .crashed]) == .crashed)
  }
}
