import Crew
import Exploration
import RehearsalCore
import RehearsalTesting
import ScriptLanguage
import ScriptRunner
import Testing

@Suite("Mutants of Crew", .serialized)
struct CrewMutantTests {
  private var options: Exploration.Options {
    var options = Exploration.Options()
    options.configuration.launch = [
      "onboarded": "true", "authToken": "ann-token", "userID": "u1",
    ]
    options.learned =
      ScriptLoader().document(
        SourceText(name: "learned.script", lines: ["open crew://shifts/s1"])
      ).scenes
    return options
  }

  private func explore(_ mutant: CrewMutant?, acts: Int) throws -> ExplorationResult {
    CrewMutant.selected = mutant
    defer { CrewMutant.selected = nil }
    var options = options
    if mutant != nil { options.goal = .faults(1) }
    return try Exploration(CrewMutantAppDelegate.self, options: options).explore(for: .acts(acts))
  }

  @Test("Crew as it is has no fault")
  func clean() throws {
    let result = try explore(nil, acts: 1_500)
    #expect(result.faults.map { "\($0.rule) on \($0.place): \($0.message)" } == [])
  }

  @Test(
    "a bug planted in Crew is found by its rule, and its script passes once it is fixed",
    arguments: CrewMutant.allCases)
  func found(_ mutant: CrewMutant) throws {
    let result = try explore(mutant, acts: 6_000)
    let found = result.faults.map { "\($0.rule): \($0.message)" }
    let fault = try #require(
      result.faults.first { $0.rule == mutant.rule }, "found \(found) in \(result.acts) acts")
    // What survives a relaunch only because the process goes on shows in no fresh process.
    #expect(fault.isConfirmed || mutant == .relaunch, "\(fault.script)")
    CrewMutant.mended = mutant
    defer { CrewMutant.mended = nil }
    let lines = fault.script.split(separator: "\n", omittingEmptySubsequences: false)
    let document = ScriptLoader().document(
      SourceText(name: "fault.script", lines: lines.map(String.init)))
    let run = SceneRunner(CrewMutantAppDelegate.self).run(try #require(document.scenes.first))
    #expect(run.failure?.lines == nil, "\(fault.script)")
  }

  @Test("an exploration in a test fails with the script of the fault")
  func testing() throws {
    CrewMutant.selected = .rawShift
    defer { CrewMutant.selected = nil }
    var options = options
    options.goal = .faults(1)
    let exploration = Exploration(CrewMutantAppDelegate.self, options: options)
    let error = #expect(throws: FaultsFound.self) {
      try exploration.run(for: .acts(2_000))
    }
    #expect(error?.description.contains("expect no \"Optional(") == true)
  }
}
