import Testing

@testable import CommandLineInterface
@testable import Exploration

@Suite("The progress of an exploration")
struct ExploreProgressTests {
  private func timeLeft(
    _ limits: Exploration.Limit..., states: Int = 0, acts: Int = 0, after passed: Duration
  ) -> String {
    var result = ExplorationResult()
    (result.states, result.acts) = (states, acts)
    return ExploreProgress.timeLeft(limits, result, after: passed)
  }

  @Test("without a limit no time is told")
  func unlimited() {
    #expect(timeLeft(after: .seconds(5)) == "")
  }

  @Test("the time until a number of acts or states is told at the speed so far")
  func counts() {
    #expect(timeLeft(.acts(100), acts: 24, after: .seconds(50)) == ", 152 s left")
    #expect(timeLeft(.states(100), states: 24, after: .seconds(50)) == ", 152 s left")
    #expect(timeLeft(.acts(100), after: .seconds(1)) == ", 100 s left")
  }

  @Test("the time until a limit of time is what is left of it, and the nearest limit counts")
  func nearest() {
    #expect(timeLeft(.time(.seconds(61)), after: .seconds(20)) == ", 40 s left")
    #expect(timeLeft(.time(.seconds(61)), .acts(10), acts: 9, after: .seconds(20)) == ", 2 s left")
  }

  @Test("a limit that is passed leaves no time, not less than none")
  func passed() {
    #expect(timeLeft(.time(.seconds(10)), after: .seconds(12)) == ", 0 s left")
  }
}
