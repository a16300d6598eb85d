import Crew
import Foundation
import HeadlessUIKit
import ScriptLanguage
import ScriptRunner
import RehearsalCore

/// The benchmarks of reading, taps, launches, journeys and isolation on Crew, each with a baseline.
let sessionBenchmarks: [Benchmark] = [
  Benchmark("crew.read", measure: measureReading),
  Benchmark("crew.tap", measure: measureTap),
  Benchmark("crew.launch", measure: measureLaunch),
  Benchmark("crew.isolation") { try measureIsolation(twentySteps(), $0) },
  Benchmark("crew.jobs") { try measureJobs(twentySteps(), $0) },
  Benchmark("crew.journey", measure: measureJourneys),
  Benchmark("crew.growth", measure: measureGrowth),
]

private let signedIn = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]

private func launched() throws -> Session {
  var configuration = Session.Configuration()
  configuration.launch = signedIn
  let session = try Session(CrewAppDelegate.self, configuration)
  try session.launch()
  return session
}

/// Measures a tap found by its label, performed and settled: selecting one of two segments.
private func measureTap(_ report: (String) -> Void) throws {
  let session = try launched()
  try session.perform(.tap(ElementQuery("Trips", type: .tab)))
  try session.perform(.settle)
  let taps = [Action.tap(ElementQuery("Past")), .tap(ElementQuery("Upcoming"))]
  let field = Action.tap(ElementQuery("Upcoming"))
  let nanoseconds = try perRun(20_000) { try session.perform(taps[$0 % 2]) }
  report(line("crew.tap.segment", nanoseconds, unit: "tap"))
  let idle = try perRun(20_000) { _ in try session.perform(field) }
  report(line("crew.tap.nothingChanges", idle, unit: "tap"))
}

private func measureLaunch(_ report: (String) -> Void) throws {
  let nanoseconds = try perRun(1_000) { _ in _ = try launched() }
  report(line("crew.launch", nanoseconds, unit: "launch"))
}

/// A scene, and the runner that runs it on Crew.
struct Journey {
  let scene: Scene
  let runner: SceneRunner
}

/// Returns a journey of twenty steps, like those of the acceptance tests.
private func twentySteps() throws -> Journey {
  let script = """
    scene "twenty steps"
    expect screen ShiftList
    expect 4 cells
    tap tab Trips
    expect 2 cells
    set segmentedControl Past
    expect 1 cell
    tap "Upcoming"
    expect 2 cells
    tap tab Tasks
    expect 3 cells
    tap tab Chat
    expect title "Team Chat"
    expect 3 cells
    type "Hello" into Message
    tap "Send"
    expect "sent" in cell containing "Hello"
    tap tab Account
    expect "Ann Bakker"
    expect no leaks
    expect no findings
    """
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("twenty-steps.script")
  try Data(script.utf8).write(to: file)
  var configuration = Session.Configuration()
  configuration.launch = signedIn
  let runner = SceneRunner(CrewAppDelegate.self, configuration: configuration)
  guard let scene = ScriptLoader().load(file.path).scenes.first, runner.run(scene).failure == nil
  else { throw JourneyFailure() }
  return Journey(scene: scene, runner: runner)
}

private struct JourneyFailure: Error, CustomStringConvertible {
  let description = "the journey fails"
}

private func measureJourneys(_ report: (String) -> Void) throws {
  let journey = try twentySteps()
  let nanoseconds = perRun(1_000) { _ in _ = journey.runner.run(journey.scene) }
  report(line("crew.journey", nanoseconds, unit: "journey of 20 steps"))
}

/// Measures whether the cost of a step grows with the length of the session.
private func measureGrowth(_ report: (String) -> Void) throws {
  let session = try launched()
  try session.perform(.tap(ElementQuery("Trips", type: .tab)))
  try session.perform(.settle)
  let taps = [Action.tap(ElementQuery("Past")), .tap(ElementQuery("Upcoming"))]
  let first = try perRun(5_000) { try session.perform(taps[$0 % 2]) }
  _ = try perRun(40_000) { try session.perform(taps[$0 % 2]) }
  let last = try perRun(5_000) { try session.perform(taps[$0 % 2]) }
  report(
    """
    {"benchmark":"crew.growth","unit":"cost of a late tap by that of an early one",\
    "ns":\(rounded(last)),"baseline":"an early tap","baselineNs":\(rounded(first)),\
    "ratio":\(rounded(last / first))}
    """)
}

/// Returns the nanoseconds of one run, the least of three rounds.
private func perRun(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<3 {
    let start = clock.now
    for index in 0..<count { try body(index) }
    let (seconds, attoseconds) = (clock.now - start).components
    let total = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    best = min(best, total / Double(count))
  }
  return best
}

/// Returns a line of JSON; the baseline is a call of a closure that the optimizer cannot inline.
private func line(_ name: String, _ nanoseconds: Double, unit: String) -> String {
  let baseline = perRun(1_000_000) { opaqueStep($0) }
  return """
    {"benchmark":"\(name)","unit":"\(unit)","ns":\(rounded(nanoseconds)),\
    "baseline":"a closure call","baselineNs":\(rounded(baseline)),\
    "ratio":\(rounded(nanoseconds / max(baseline, 0.01)))}
    """
}

private func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

private var drain = 0
private let opaqueStep = makeStep()

@inline(never)
private func makeStep() -> (Int) -> Void {
  { drain &+= $0 }
}
