import Crew
import Exploration
import Foundation
import RehearsalCore
import VirtualTime

/// Measures explorations of Crew and the notice of a livelock, each as a line of JSON.
func explorationBenchmarks(report: (String) -> Void) {
  do {
    try measureSpeed(report)
    try measureMemory(report)
    measureLivelock(report)
  } catch {
    report("{\"benchmark\":\"explore\",\"error\": \"\(error)\"}")
  }
}

/// Measures the acts a second of one process, and the gain of two.
private func measureSpeed(_ report: (String) -> Void) throws {
  let (one, seconds) = try explore(for: .acts(20_000))
  let (two, both) = try explore(for: .acts(20_000), jobs: 2)
  let rate = Double(one.acts) / seconds
  report(
    line(
      "explore.crew",
      [
        ("actsPerSecond", rate), ("judgedPerSecond", Double(one.edges) / seconds),
        ("states", Double(one.states)), ("screens", Double(one.map.screens.count)),
      ]))
  report(line("explore.crew.twoJobs", [("ratio", Double(two.acts) / both / rate)]))
}

/// Measures how the memory of an exploration grows with acts, at nearly the same number of states.
private func measureMemory(_ report: (String) -> Void) throws {
  var figures: [(String, Double)] = []
  for acts in [20_000, 80_000] {
    let (result, _) = try explore(for: .acts(acts), detail: .screen)
    figures.append(("states\(acts)", Double(result.states)))
    figures.append(("megabytes\(acts)", peakOfChildren))
  }
  report(line("explore.memory", figures))
}

/// Measures the time until a chain of work at one instant is an error.
private func measureLivelock(_ report: (String) -> Void) {
  var best = Duration.seconds(60)
  for _ in 0..<5 {
    let clock = VirtualClock()
    spin(clock)
    best = min(best, ContinuousClock().measure { try? clock.runDueWork() })
  }
  report(line("explore.livelock", [("milliseconds", best.inSeconds * 1_000)]))
}

private func spin(_ clock: VirtualClock) {
  clock.schedule(after: .zero) { [weak clock] in if let clock { spin(clock) } }
}

private func explore(
  for limit: Exploration.Limit, jobs: Int = 1, detail: StateDetail = .props
) throws -> (result: ExplorationResult, seconds: Double) {
  var options = Exploration.Options()
  options.configuration.launch = [
    "onboarded": "true", "authToken": "ann-token", "userID": "u1",
  ]
  options.jobs = jobs
  options.detail = detail
  let exploration = Exploration(CrewAppDelegate.self, options: options)
  let clock = ContinuousClock()
  let start = clock.now
  let result = try exploration.explore(for: limit)
  return (result, (clock.now - start).inSeconds)
}

/// The largest memory of a process that has ended, in megabytes.
private var peakOfChildren: Double {
  // RUSAGE_CHILDREN, whose type differs between the systems.
  let children: Int32 = -1
  var usage = rusage()
  getrusage(children, &usage)
  return Double(usage.ru_maxrss) / 1_024
}

private func line(_ name: String, _ figures: [(String, Double)]) -> String {
  let members = figures.map { #","\#($0)":\#(($1 * 100).rounded() / 100)"# }
  return #"{"benchmark":"\#(name)"\#(members.joined())}"#
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
