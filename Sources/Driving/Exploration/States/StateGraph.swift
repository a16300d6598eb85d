/// The states that were found, and the acts between them.
///
/// The memory grows with the states: a state has one move for each act that it offers.
struct StateGraph {
  /// An act that a state offers.
  struct Move {
    let act: Int32

    /// The state that the act led to, or one of the marks below.
    var target: Int32

    /// The mark of an act that was not performed yet.
    static let untried: Int32 = -1

    /// The mark of an act that led to no state that is kept.
    static let nowhere: Int32 = -2
  }

  /// A state, with the act that leads to it on the shortest way through the graph.
  struct Node {
    let key: Fingerprint
    let kind: Int32
    var parent: Int32?
    var act: Int32?
    var depth: Int32

    /// The acts of a session that was in the state; a new session that performs them is in it again.
    var way: [Int32]

    var moves: [Move] = []
    var untriedCount: Int32 = 0

    /// The largest number of tries in its kind up to which no act is left to try.
    var exhaustedAt: Int32 = 0

    /// The same for the acts that end a walk.
    var endsExhaustedAt: Int32 = 0

    /// Whether the way through the graph was tried in place of `way`, which led to the state.
    var hasTriedShortest = false

    /// The number of times that its way led elsewhere.
    var misses: UInt8 = 0
  }

  /// States with the same screens and the same alert, which are explored in turn.
  struct Kind {
    let key: Fingerprint
    let screen: String

    /// The number of times that each act was performed in a state of this kind.
    var tries: [Int32: Int32] = [:]

    /// The acts after which the app hangs.
    var refused: Set<Int32> = []
  }

  /// The number of acts that all states offer.
  private(set) var offeredCount = 0

  /// The number of these acts that were performed, each once.
  private(set) var triedCount = 0

  /// The part of the exploration, which has an order of its own for acts that were tried equally often.
  var part = SearchPart()

  private(set) var nodes: [Node] = []
  private(set) var kinds: [Kind] = []
  private var known: [Fingerprint: Int32] = [:]
  private var knownKinds: [Fingerprint: Int32] = [:]

  /// Returns the state with a key; nil if it is not known.
  func index(of key: Fingerprint) -> Int32? { known[key] }

  /// Returns the kind with a key, and adds it if it is new.
  mutating func kind(_ key: Fingerprint, screen: String) -> Int32 {
    if let kind = knownKinds[key] { return kind }
    let kind = Int32(kinds.count)
    knownKinds[key] = kind
    kinds.append(Kind(key: key, screen: screen))
    return kind
  }

  /// Adds a state that is not known.
  mutating func add(_ node: Node) -> Int32 {
    let index = Int32(nodes.count)
    known[node.key] = index
    nodes.append(node)
    return index
  }

  /// Offers acts in a state, each once.
  mutating func offer(_ acts: [Int32], in index: Int32) {
    let known = Set(nodes[Int(index)].moves.map(\.act))
    for act in acts where !known.contains(act) {
      nodes[Int(index)].moves.append(Move(act: act, target: Move.untried))
      nodes[Int(index)].untriedCount += 1
      offeredCount += 1
      nodes[Int(index)].exhaustedAt = 0
      nodes[Int(index)].endsExhaustedAt = 0
    }
  }

  /// Records that an act was performed in a state, and where it led.
  mutating func record(_ act: Int32, in index: Int32, to target: Int32) {
    let kind = Int(nodes[Int(index)].kind)
    kinds[kind].tries[act, default: 0] += 1
    guard let move = nodes[Int(index)].moves.firstIndex(where: { $0.act == act }) else { return }
    if nodes[Int(index)].moves[move].target == Move.untried {
      nodes[Int(index)].untriedCount -= 1
      triedCount += 1
    }
    nodes[Int(index)].moves[move].target = target
  }

  /// Notes that an act is performed no more in states of one kind, because the app then hangs.
  mutating func giveUp(_ act: Int32, in index: Int32) {
    kinds[Int(nodes[Int(index)].kind)].refused.insert(act)
  }

  /// Returns whether the way to a state through another one is shorter than the known one.
  func isShorter(_ index: Int32, from parent: Int32) -> Bool {
    nodes[Int(parent)].depth + 1 < nodes[Int(index)].depth
  }

  /// Notes a shorter way to a state.
  mutating func shorten(_ index: Int32, from parent: Int32, by act: Int32) {
    let depth = nodes[Int(parent)].depth + 1
    nodes[Int(index)].parent = parent
    nodes[Int(index)].act = act
    nodes[Int(index)].depth = depth
    nodes[Int(index)].hasTriedShortest = false
  }

  /// Notes the acts of a session that is in a state.
  mutating func setWay(_ way: [Int32], to index: Int32) {
    nodes[Int(index)].way = way
  }

  /// Notes that the way through the graph to a state was tried.
  mutating func tryShortest(_ index: Int32) {
    nodes[Int(index)].hasTriedShortest = true
  }

  /// Notes that the way to a state led elsewhere.
  mutating func miss(_ index: Int32) {
    nodes[Int(index)].misses += 1
  }

  /// The number of times that the way to a state may lead elsewhere.
  private static let missLimit: UInt8 = 3

  /// The number of states whose ways led elsewhere each time, with acts that were not tried there.
  var lostCount: Int {
    nodes.count { $0.misses >= Self.missLimit && $0.untriedCount > 0 }
  }

  /// Returns whether a state can be reached and has an act that may still be tried.
  func isOpen(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    guard node.untriedCount > 0, node.misses < Self.missLimit else { return false }
    let kind = kinds[Int(node.kind)]
    return node.moves.contains { move in
      move.target == Move.untried && !kind.refused.contains(move.act)
    }
  }

  /// Returns the acts from the launch to a state on the shortest way through the graph.
  func way(to index: Int32) -> [Int32] {
    var acts: [Int32] = []
    var next: Int32? = index
    while let index = next {
      if let act = nodes[Int(index)].act { acts.append(act) }
      next = nodes[Int(index)].parent
    }
    return acts.reversed()
  }

  /// Returns the first of the least tried acts of a state; nil if all were tried as often as a round
  /// allows.
  ///
  /// - Parameters:
  ///   - limit: the number of times that an act is performed in states of one kind, twice that of a
  ///     fault.
  ///   - table: the acts by their number.
  ///   - isLast: whether to look only at the acts that end a walk, which other calls leave out.
  mutating func leastTried(
    in index: Int32, below limit: Int32, _ table: ActTable, isLast: Bool = false
  ) -> Int32? {
    let node = nodes[Int(index)]
    let exhaustedAt = isLast ? node.endsExhaustedAt : node.exhaustedAt
    guard node.untriedCount > 0, exhaustedAt < limit else { return nil }
    let act = leastTried(in: node, below: limit, table, isLast: isLast)
    guard act == nil else { return act }
    if isLast {
      nodes[Int(index)].endsExhaustedAt = limit
    } else {
      nodes[Int(index)].exhaustedAt = limit
    }
    return nil
  }

  private func leastTried(
    in node: Node, below limit: Int32, _ table: ActTable, isLast: Bool
  ) -> Int32? {
    let (tries, refused) = (kinds[Int(node.kind)].tries, kinds[Int(node.kind)].refused)
    var best: (act: Int32, count: Int32)?
    let first = part.firstAct(of: node.key, count: node.moves.count)
    for place in node.moves.indices {
      let index = first + place
      let move = node.moves[index < node.moves.count ? index : index - node.moves.count]
      guard move.target == Move.untried, !refused.contains(move.act),
        table.isTerminal(move.act) == isLast
      else { continue }
      let count = tries[move.act] ?? 0
      guard count < best?.count ?? .max, count < (table.isFault(move.act) ? limit / 2 : limit)
      else { continue }
      best = (move.act, count)
      if count == 0 { break }
    }
    return best?.act
  }
}

// MARK: Restoring

extension StateGraph {
  /// Sets the acts that a state offers, and where they led.
  mutating func restore(_ index: Int32, moves: [(Int32, Int32)]) {
    nodes[Int(index)].moves = moves.map { Move(act: $0, target: $1) }
    nodes[Int(index)].untriedCount = Int32(moves.count { $0.1 == Move.untried })
    offeredCount += moves.count
    triedCount += moves.count - Int(nodes[Int(index)].untriedCount)
  }

  /// Sets what was tried in states of a kind.
  mutating func restore(_ kind: Int32, tries: [(Int32, Int32)], refused: Set<Int32>) {
    kinds[Int(kind)].tries = Dictionary(tries) { $1 }
    kinds[Int(kind)].refused = refused
  }
}
