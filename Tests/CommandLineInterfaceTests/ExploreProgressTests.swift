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
    #expect(timeLeft(.time(.seconds(61)), after: .seconds(20)) == ", 41 s left")
    #expect(timeLeft(.time(.seconds(61)), .acts(10), acts: 9, after: .seconds(20)) == ", 2 s left")
  }

  @Test("a limit that is passed leaves no time, not less than none")
  func passed() {
    #expect(timeLeft(.time(.seconds(10)), after: .seconds(12)) == ", 0 s left")
  }

  /// Returns what is written on a terminal, or without one, for shows after some milliseconds.
  private func written(after times: [Int], isShown: Bool = true) -> [String] {
    var texts: [String] = []
    let start = ContinuousClock.now
    let progress = ExploreProgress([.acts(300)], isShown: isShown, start: start) {
      texts.append($0)
    }
    var result = ExplorationResult()
    for time in times {
      (result.states, result.acts) = (time / 100, time / 10)
      progress.show(result, at: start + .milliseconds(time))
    }
    progress.end()
    return texts
  }

  @Test("the counts are shown at most twice a second, over the ones before, and removed at the end")
  func shown() {
    let line = "\r\u{1B}[K"
    #expect(
      written(after: [500, 501, 1000, 1002, 1400, 1600, 2500]) == [
        "\(line)5 states, 0 screens, 0 edges, 99 acts a second, 0 faults, 2 s left",
        "\(line)10 states, 0 screens, 0 edges, 99 acts a second, 0 faults, 1 s left",
        "\(line)16 states, 0 screens, 0 edges, 100 acts a second, 0 faults, 1 s left",
        "\(line)25 states, 0 screens, 0 edges, 100 acts a second, 0 faults, 0 s left", line,
      ])
  }

  @Test("nothing is written without a terminal, or before half a second is over")
  func unshown() {
    #expect(written(after: [1000, 2000], isShown: false) == [])
    #expect(written(after: [100, 500]) == [])
  }
}
