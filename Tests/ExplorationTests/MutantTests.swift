import Exploration
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Testing

@Suite("Mutants", .serialized)
struct MutantTests {
  private func explore(_ mutant: Mutant?) throws -> ExplorationResult {
    Mutant.selected = mutant
    NotesCoordinator.wasHelpShown = false
    defer { Mutant.selected = nil }
    var options = Exploration.Options()
    if mutant == .linkTwice || mutant == .linkInTransition || mutant == nil {
      options.learned = try scenes("open notes://orders/2")
    }
    options.depth = 8
    if mutant != nil { options.goal = .faults(1) }
    return try Exploration(NotesAppDelegate.self, options: options).explore(
      for: mutant == nil ? .acts(1_500) : .acts(20_000))
  }

  private func scenes(_ text: String) throws -> [Scene] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let document = ScriptLoader().document(SourceText(name: "learned.script", lines: lines))
    #expect(document.problems.isEmpty)
    return document.scenes
  }

  @Test("the clean app is explored without a fault")
  func clean() throws {
    let result = try explore(nil)
    #expect(result.faults.map { "\($0.rule) on \($0.place): \($0.message)" } == [])
    #expect(Set(result.map.screens) == ["List", "Order", "Note", "Help", "About"])
  }

  @Test(
    "a planted bug is found by its rule, with a script that fails, and passes once it is fixed",
    arguments: Mutant.allCases)
  func found(_ mutant: Mutant) throws {
    let result = try explore(mutant)
    let fault = try #require(
      result.faults.first { $0.rule == mutant.rule },
      "\(ExplorationReport(result).lines)")
    let scene = try #require(try scenes(fault.script).first)
    // A script starts a fresh process, where state of an earlier session does not show.
    #expect(fault.isConfirmed || mutant == .globalState, "\(fault.script)")
    let run = SceneRunner(NotesAppDelegate.self).run(scene)
    #expect(run.failure?.lines == nil, "\(fault.script)")
  }

  @Test("two explorations with one seed give the same report, byte for byte")
  func sameBytes() throws {
    let first = ExplorationReport(try explore(.lostDraft))
    let second = ExplorationReport(try explore(.lostDraft))
    #expect(first.lines == second.lines)
    #expect(first.jsonLines == second.jsonLines)
  }
}
