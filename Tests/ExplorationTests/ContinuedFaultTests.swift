import RehearsalCore
import ScriptLanguage
import Testing

@testable import Exploration

@Suite("Faults of a continued exploration", .serialized)
struct ContinuedFaultTests {
  private func explore(
    _ acts: Int, exemptions: [String] = [], resumed: [ExplorationSnapshot] = []
  ) throws -> ExplorationSnapshot {
    Mutant.selected = .unlabeled
    NotesCoordinator.wasHelpShown = false
    defer { Mutant.selected = nil }
    var options = Exploration.Options()
    (options.depth, options.resumed) = (4, resumed)
    options.exemptions = try Exemptions(exemptions)
    let exploration = Exploration(NotesAppDelegate.self, options: options)
    return try exploration.exploreInParts(for: [.acts(acts)])
  }

  private func texts(_ snapshot: ExplorationSnapshot) -> [String] {
    snapshot.result.faults.map { "\($0.rule) on \($0.place), \($0.subject), in \($0.file)" }
  }

  @Test("a fault that was found before is not found again, and keeps its file")
  func faults() throws {
    let first = try explore(300)
    #expect(texts(first).contains { $0.hasPrefix("unlabeled control on ") })
    let second = try explore(900, resumed: [first])
    #expect(Array(texts(second).prefix(first.result.faults.count)) == texts(first))
    #expect(Set(texts(second)).count == texts(second).count)
    let files = second.result.faults.map(\.file)
    #expect(Set(files).count == files.count)
  }

  @Test("a fault that is exempted is listed once with its reason, also when it is continued")
  func exempted() throws {
    let first = try explore(300, exemptions: ["unlabeled control: known"])
    let lines = first.result.exempted
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("unlabeled control on ") })
    #expect(lines.allSatisfy { $0.contains(": known") })
    #expect(!texts(first).contains { $0.hasPrefix("unlabeled control") })
    let second = try explore(900, exemptions: ["unlabeled control: known"], resumed: [first])
    #expect(Array(second.result.exempted.prefix(lines.count)) == lines)
    #expect(Set(second.result.exempted).count == second.result.exempted.count)
  }
}
