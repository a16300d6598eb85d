import Foundation
import Testing

@testable import Exploration

@Suite("Merged snapshots of an exploration", .serialized)
struct SnapshotMergeTests {
  private func explore(
    _ acts: Int, part: Int? = nil, from known: ExplorationSnapshot? = nil
  ) throws -> ExplorationSnapshot {
    var options = Exploration.Options()
    options.depth = 4
    options.shard = part.flatMap { Exploration.Shard($0, of: 2) }
    options.resumed = known.map { [$0] } ?? []
    return try Exploration(NotesAppDelegate.self, options: options)
      .exploreInParts(for: [.acts(acts)])
  }

  /// Returns what was tried in each state: the key, and the lines of the acts.
  private func tried(_ snapshot: ExplorationSnapshot) -> Set<[String]> {
    var tried: Set<[String]> = []
    for node in snapshot.nodes {
      for place in stride(from: 0, to: node.moves.count, by: 2)
      where node.moves[place + 1] != StateGraph.Move.untried {
        tried.insert(["\(node.key)"] + snapshot.acts[Int(node.moves[place])].lines)
      }
    }
    return tried
  }

  /// Returns the number of tries of each act in each kind of states.
  private func tries(_ snapshot: ExplorationSnapshot) -> [[String]: Int] {
    var tries: [[String]: Int] = [:]
    for kind in snapshot.kinds {
      let values = kind.tries.values
      for place in stride(from: 0, to: values.count, by: 2) {
        tries[["\(kind.key)"] + snapshot.acts[Int(values[place])].lines] = Int(values[place + 1])
      }
    }
    return tries
  }

  @Test(
    "two parts in different orders meet states and acts that the other does not, each counted once")
  func union() throws {
    let parts = try [1, 2].map { try explore(300, part: $0) }
    let merged = ExplorationSnapshot.merging(parts)
    let keys = parts.map { $0.nodes.map(\.key) }
    #expect(merged.nodes.map(\.key) == keys[0] + keys[1].filter { !keys[0].contains($0) })
    #expect(tried(merged) == tried(parts[0]).union(tried(parts[1])))
    #expect(tried(merged).count > max(tried(parts[0]).count, tried(parts[1]).count) * 4 / 3)
    #expect(merged.isSound && parts.allSatisfy(\.isSound))
    #expect(merged.result.states == merged.nodes.count)
    #expect(merged.result.edges == tried(merged).count)
    #expect(merged.result.acts == parts[0].result.acts + parts[1].result.acts)
    for (lines, count) in tries(merged) {
      #expect(count == parts.reduce(0) { $0 + (tries($1)[lines] ?? 0) }, "\(lines)")
    }
  }

  @Test(
    "the ways and the parents of merged states are the shortest of the parts, in merged numbers")
  func ways() throws {
    let parts = try [1, 2].map { try explore(300, part: $0) }
    let merged = ExplorationSnapshot.merging(parts)
    func lines(_ snapshot: ExplorationSnapshot, _ way: [Int32]) -> [[String]] {
      way.map { snapshot.acts[Int($0)].lines }
    }
    for node in merged.nodes {
      let same = parts.compactMap { part in
        part.nodes.first { $0.key == node.key }.map { (part, $0) }
      }
      #expect(node.depth == same.map(\.1.depth).min())
      #expect(node.way.count == same.map(\.1.way.count).min())
      #expect(same.contains { lines($0, $1.way) == lines(merged, node.way) })
      if let parent = node.parent {
        #expect(merged.nodes[Int(parent)].depth < node.depth)
      }
    }
  }

  @Test("parts that went on from one snapshot count its acts and tries once")
  func base() throws {
    var base = try explore(300)
    base.result.acts = 0
    let parts = try [1, 2].map { try explore(200, part: $0, from: base) }
    let merged = ExplorationSnapshot.merging(parts, since: base)
    let (before, both) = (tries(base), parts.map(tries))
    for (lines, count) in tries(merged) {
      let old = before[lines] ?? 0
      #expect(count == both.reduce(old) { $0 + ($1[lines] ?? old) - old }, "\(lines)")
    }
    #expect(tried(merged).isSuperset(of: tried(base)))
    let further = try explore(100, from: merged)
    #expect(further.nodes.map(\.key).prefix(merged.nodes.count) == merged.nodes.map(\.key)[...])
    #expect(further.result.edges > merged.result.edges)
  }

  @Test("pursuits that wait are dealt out to the parts")
  func dealt() throws {
    var base = try explore(300)
    base.pursuits?.waiting = [[0, 1], [0, 2], [0, 3]]
    let parts = (0..<2).map { base.dealt(to: $0, of: 2).pursuits?.waiting }
    #expect(parts == [[[0, 1], [0, 3]], [[0, 2]]])
    #expect(base.dealt(to: 0, of: 1).pursuits?.waiting == [[0, 1], [0, 2], [0, 3]])
  }
}

@Suite("Snapshots that were changed by hand", .serialized)
struct ChangedSnapshotTests {
  @Test(
    "a number that stands for nothing makes a snapshot unsound",
    arguments: [
      "kind", "parent", "act", "own parent", "way", "move", "target", "tries", "refused",
      "act twice",
    ])
  func changed(_ place: String) throws {
    var options = Exploration.Options()
    options.depth = 4
    let found = try Exploration(NotesAppDelegate.self, options: options)
      .exploreInParts(for: [.acts(300)])
    #expect(found.isSound)
    var (acts, nodes, kinds) = (found.acts, found.nodes, found.kinds)
    switch place {
    case "kind": nodes[1].kind = Int32(kinds.count)
    case "parent": nodes[1].parent = Int32(nodes.count)
    case "act": nodes[1].act = Int32(found.acts.count)
    case "own parent": nodes[1].parent = 1
    case "way": nodes[1].way.append(-1)
    case "move": nodes[1].moves[0] = Int32(found.acts.count)
    case "target": nodes[1].moves[1] = Int32(nodes.count)
    case "tries": kinds[0].tries = PackedNumbers([Int32(found.acts.count), 1])
    case "act twice": acts[1] = acts[0]
    default: kinds[0].refused = [-1]
    }
    let changed = ExplorationSnapshot(
      result: found.result, acts: acts, nodes: nodes, kinds: kinds, quota: found.quota,
      buttons: found.buttons, pursuits: found.pursuits, occasions: found.occasions,
      relaunched: found.relaunched)
    #expect(!changed.isSound)
  }
}

@Suite("States in a snapshot")
struct PackedNodeTests {
  private let nodes = [
    ExplorationSnapshot.StoredNode(
      key: Fingerprint(first: .max - 3, second: 1 << 40 + 7), kind: 2, parent: nil, act: nil,
      depth: 0, way: [], moves: [5, -1, 6, 1], misses: 0, hasTriedShortest: false),
    ExplorationSnapshot.StoredNode(
      key: Fingerprint(first: 1, second: 2), kind: 0, parent: 0, act: 6, depth: 1, way: [6],
      moves: [], misses: 3, hasTriedShortest: true),
  ]

  @Test("states are one text, and read back")
  func text() throws {
    let data = try JSONEncoder().encode([PackedNodes(wrappedValue: nodes)])
    #expect(try JSONDecoder().decode([String].self, from: data).count == 1)
    #expect(try JSONDecoder().decode([PackedNodes].self, from: data)[0].wrappedValue == nodes)
  }

  @Test("numbers that end within a state are an error, wherever they end")
  func broken() throws {
    let data = try JSONEncoder().encode([PackedNodes(wrappedValue: nodes)])
    let numbers = try JSONDecoder().decode([PackedNumbers].self, from: data)[0].values
    let firstEnd = 15
    for count in 1..<numbers.count where count != firstEnd {
      let part = try JSONEncoder().encode([PackedNumbers(Array(numbers.prefix(count)))])
      #expect(throws: DecodingError.self, "\(count)") {
        try JSONDecoder().decode([PackedNodes].self, from: part)
      }
    }
  }
}

@Suite("Parts of an exploration")
struct SearchPartTests {
  private let keys = (0..<200).map { number in
    var key = Fingerprint()
    key.add("\(number)")
    return key
  }

  @Test("each state belongs to one part, about as many to each")
  func owners() {
    let parts = (0..<3).map { SearchPart(index: $0, count: 3) }
    #expect(keys.allSatisfy { key in parts.count { $0.owns(key) } == 1 })
    for part in parts { #expect((40...90).contains(keys.count(where: part.owns))) }
    #expect(keys.allSatisfy(SearchPart().owns))
  }

  @Test("the first part begins with the first act of the screen, the others with any")
  func first() {
    #expect(keys.allSatisfy { SearchPart(index: 0, count: 3).firstAct(of: $0, count: 7) == 0 })
    for index in 1...2 {
      let places = Set(keys.map { SearchPart(index: index, count: 3).firstAct(of: $0, count: 7) })
      #expect(places == Set(0..<7))
    }
    #expect(SearchPart(index: 1, count: 3).firstAct(of: keys[0], count: 0) == 0)
  }
}
