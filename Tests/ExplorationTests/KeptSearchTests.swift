import Foundation
import Testing

@testable import Exploration

@Suite("The whole search", .serialized)
struct KeptSearchTests {
  private static let folder = "Tests/ExplorationTests/Searches"

  /// Returns the acts, states and moves of a search, one a line.
  private func text(_ snapshot: ExplorationSnapshot) -> String {
    let acts = snapshot.acts.enumerated().map { number, act in
      "act \(number): \(act.kind)\(act.isTerminal ? ", terminal" : ""): \(act.lines.joined(separator: "; "))"
    }
    let kinds = snapshot.kinds.enumerated().map { number, kind in
      "kind \(number): \(kind.screen), tried \(kind.tries.values), "
        + "refused \(kind.refused)"
    }
    let nodes = snapshot.nodes.enumerated().map { number, node in
      let from = node.parent.map { "\($0) by \(node.act ?? -1)" } ?? "the launch"
      return
        "state \(number): kind \(node.kind), depth \(node.depth), from \(from), way \(node.way), "
        + "moves \(node.moves)"
    }
    let result = snapshot.result
    let faults = result.faults.map { "fault: \($0.rule) on \($0.place): \($0.message)" }
    let ways = result.ways.sorted { $0.key < $1.key }.map { "way to \($0): \($1)" }
    return (acts + kinds + nodes + faults + ways + ExplorationReport(result).lines)
      .map { $0 + "\n" }.joined()
  }

  private func expectKept(
    _ name: String, _ acts: Int, faults: Set<FaultFamily> = .all,
    _ change: (inout Exploration.Options) -> Void
  ) throws {
    var options = Exploration.Options()
    options.depth = 4
    change(&options)
    let exploration = Exploration(NotesAppDelegate.self, faults: faults, options: options)
    let text = try text(exploration.exploreInParts(for: [.acts(acts)]))
    let file = "\(Self.folder)/\(name).txt"
    if ProcessInfo.processInfo.environment["REHEARSAL_UPDATE_MAPS"] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    #expect(try text == String(contentsOfFile: file, encoding: .utf8))
  }

  @Test("a search takes the kept acts to the kept states; REHEARSAL_UPDATE_MAPS=1 writes them")
  func all() throws { try expectKept("notes", 400) { _ in } }

  @Test("a search of one part takes its own order of the acts")
  func part() throws {
    try expectKept("notes-part", 400) { $0.shard = Exploration.Shard(2, of: 3) }
  }

  @Test("a search by screens alone ends with each act of each screen")
  func screens() throws {
    try expectKept("notes-screens", 2_000, faults: [.network]) { $0.detail = .screen }
  }

  @Test("a search at random takes the kept acts for its seed")
  func random() throws {
    try expectKept("notes-random", 300) { ($0.isRandom, $0.seed) = (true, 7) }
  }
}
