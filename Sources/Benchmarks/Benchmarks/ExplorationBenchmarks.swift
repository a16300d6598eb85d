import Crew
import Exploration
import Foundation
import RehearsalCore
import VirtualTime

/// Measures explorations of Crew and the notice of a livelock, each as a line of JSON.
func explorationBenchmarks(report: (String) -> Void) {
  do {
    // The peak of all processes so far is known, so the smallest ones come first.
    try measureMemory(report)
    try measureMap(report)
    try measureSpeed(report)
    measureLivelock(report)
  } catch {
    report("{\"benchmark\":\"explore\",\"error\": \"\(error)\"}")
  }
}

/// Measures the acts a second of one process, and the gain of two with as many acts each.
///
/// `acts` counts every act that was performed, `judged` those whose state was judged: the acts of the
/// ways to states, of replays for a rule and of shrinking are only performed. An act that
/// both processes judge counts once.
private func measureSpeed(_ report: (String) -> Void) throws {
  let cpuBefore = processorTimeOfChildren
  let (one, seconds) = try explore(for: .acts(20_000))
  let cpu = processorTimeOfChildren - cpuBefore
  let (two, both) = try explore(for: .acts(40_000), jobs: 2)
  report(
    line(
      "explore.crew",
      [
        ("actsPerSecond", Double(one.acts) / seconds),
        ("actsPerProcessorSecond", Double(one.acts) / cpu),
        ("judgedPerProcessorSecond", Double(one.edges) / cpu),
        ("states", Double(one.states)), ("screens", Double(one.map.screens.count)),
      ]))
  report(
    line(
      "explore.crew.twoJobs",
      [
        ("ratio", Double(two.acts) / both / (Double(one.acts) / seconds)),
        ("judgedRatio", Double(two.edges) / both / (Double(one.edges) / seconds)),
      ]))
}

/// Measures the time in which every screen of Crew and every way of its description is found.
private func measureMap(_ report: (String) -> Void) throws {
  var acts = 1_000
  while true {
    let (result, seconds) = try explore(for: .acts(acts), from: .firstLaunch)
    let missing = CrewWays.missing(in: result.map)
    if missing.isEmpty || acts >= 64_000 {
      return report(
        line(
          "explore.crew.map",
          [
            ("screens", Double(result.map.screens.count)), ("seconds", seconds),
            ("ways", Double(CrewWays.all.count - missing.count)),
            ("missingWays", Double(missing.count)),
          ]))
    }
    acts *= 2
  }
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

/// The state in which Crew is explored.
private enum Beginning { case firstLaunch, signedIn }

private func explore(
  for limit: Exploration.Limit, jobs: Int = 1, detail: StateDetail = .props,
  from beginning: Beginning = .signedIn
) throws -> (result: ExplorationResult, seconds: Double) {
  var options = Exploration.Options()
  switch beginning {
  case .signedIn:
    options.configuration.launch = [
      "onboarded": "true", "authToken": "ann-token", "userID": "u1",
    ]
  case .firstLaunch: options.learned = CrewWays.learned
  }
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

/// The processor time of the processes that have ended, in seconds.
private var processorTimeOfChildren: Double {
  // RUSAGE_CHILDREN, whose type differs between the systems.
  let children: Int32 = -1
  var usage = rusage()
  getrusage(children, &usage)
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
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
