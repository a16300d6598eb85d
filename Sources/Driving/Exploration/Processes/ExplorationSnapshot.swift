import ScriptLanguage

/// The findings of an exploration and what it has left, to be continued or merged.
public struct ExplorationSnapshot: Codable {
  /// The result.
  public internal(set) var result: ExplorationResult

  let acts: [StoredAct]
  @PackedNodes var nodes: [StoredNode]
  let kinds: [StoredKind]
  let quota: Int32
  let buttons: [StoredButton]?
  var pursuits: Pursuits.Stored?

  /// The occasions on which a rule has judged; nil in an older file.
  let occasions: [String]?

  /// The states that a relaunch led to; nil in an older file.
  let relaunched: PackedNumbers?

  /// An act by its lines.
  struct StoredAct: Codable {
    let lines: [String]
    let kind: String
    let tapped: String?
    let waiting: String?
    let isTerminal: Bool
    let isDoubleTap: Bool
  }

  /// A state; the moves are pairs of an act and a state.
  struct StoredNode: Equatable {
    let key: Fingerprint
    var kind: Int32
    var parent: Int32?
    var act: Int32?
    var depth: Int32
    var way: [Int32]
    var moves: [Int32]

    /// The number of times that its way led elsewhere.
    var misses: UInt8

    /// Whether the way through the graph was tried.
    var hasTriedShortest: Bool
  }

  /// A button, with the acts that lead to its tap if that had no effect yet.
  struct StoredButton: Codable {
    let screen: String
    let button: String
    let way: [StoredAct]
    let act: StoredAct
    let hadEffect: Bool
  }

  /// A kind of states; the tries are pairs of an act and a number.
  struct StoredKind: Codable {
    let key: Fingerprint
    let screen: String
    var tries: PackedNumbers
    var refused: [Int32]
  }
}

extension ExplorationSnapshot {
  /// The snapshot of an exploration that found nothing.
  static var empty: ExplorationSnapshot {
    ExplorationSnapshot(
      result: ExplorationResult(), acts: [], nodes: [], kinds: [], quota: 1, buttons: nil,
      pursuits: nil, occasions: nil, relaunched: nil)
  }

  /// Creates the snapshot of a search.
  ///
  /// - Parameter discoveries: The parts of the app that a search which goes on has met; none at its end,
  ///   when the result has them.
  init(_ search: Search, discoveries: [Discovery] = []) {
    result = search.result
    result.discoveries += discoveries
    quota = search.quota
    acts = search.table.acts.map(StoredAct.init)
    buttons = search.effects.stored
    pursuits = search.pursuits.stored
    occasions = search.occasions.sorted()
    relaunched = PackedNumbers(search.relaunched.sorted())
    nodes = search.graph.nodes.map { node in
      StoredNode(
        key: node.key, kind: node.kind, parent: node.parent, act: node.act, depth: node.depth,
        way: node.way, moves: node.moves.flatMap { [$0.act, $0.target] },
        misses: node.misses, hasTriedShortest: node.hasTriedShortest)
    }
    kinds = search.graph.kinds.map { kind in
      StoredKind(
        key: kind.key, screen: kind.screen,
        tries: PackedNumbers(kind.tries.keys.sorted().flatMap { [$0, kind.tries[$0] ?? 0] }),
        refused: kind.refused.sorted())
    }
  }

  /// Brings a search to where this one ended.
  func restore(_ search: Search) {
    for act in acts { _ = search.table.number(of: act.act(search.examiner.reader)) }
    for kind in kinds {
      let index = search.graph.kind(kind.key, screen: kind.screen)
      search.graph.restore(
        index, tries: Self.pairs(kind.tries.values), refused: Set(kind.refused))
    }
    for node in nodes {
      let index = search.graph.add(
        StateGraph.Node(
          key: node.key, kind: node.kind, parent: node.parent, act: node.act, depth: node.depth,
          way: node.way, hasTriedShortest: node.hasTriedShortest, misses: node.misses))
      search.graph.restore(index, moves: Self.pairs(node.moves))
    }
    search.effects = ButtonEffects(buttons ?? [], search.examiner.reader)
    if let pursuits { search.pursuits = Pursuits(pursuits) }
    search.occasions = Set(occasions ?? [])
    search.relaunched = Set(relaunched?.values ?? [])
    search.quota = quota
    search.result = result
    search.result.ending = .complete
    search.discoveries = Discoveries(known: result.discoveries)
    search.record.restore(result)
  }

  /// Returns the pairs of a list that has one after the other.
  static func pairs(_ values: [Int32]) -> [(Int32, Int32)] {
    stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
  }
}

extension ExplorationSnapshot.StoredAct {
  init(_ act: Act) {
    lines = act.lines
    tapped = act.tapped
    waiting = act.waiting?.rawValue
    isTerminal = act.isTerminal
    isDoubleTap = act.isDoubleTap
    switch act.kind {
    case .user: kind = "user"
    case .time: kind = "time"
    case .fault(let family): kind = family.rawValue
    }
  }

  func act(_ reader: ActReader) -> Act {
    if let waiting = waiting.flatMap(Act.Waiting.init) { return Act(waiting) }
    let family = FaultFamily(rawValue: kind)
    let kind: Act.Kind = family.map { .fault($0) } ?? (kind == "time" ? .time : .user)
    var act = reader.act(lines, kind) ?? Act(lines: lines, kind: kind, work: [])
    (act.tapped, act.isTerminal, act.isDoubleTap) = (tapped, isTerminal, isDoubleTap)
    return act
  }
}
