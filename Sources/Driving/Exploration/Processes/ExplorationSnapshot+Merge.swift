extension ExplorationSnapshot {
  /// Returns what several explorations found together: each state, act and fault once.
  ///
  /// - Parameters:
  ///   - parts: the snapshots, of which the first ones' order is kept.
  ///   - base: the snapshot that all of them went on from; nil if each began by itself.
  public static func merging(
    _ parts: [ExplorationSnapshot], since base: ExplorationSnapshot? = nil
  ) -> ExplorationSnapshot {
    guard parts.count > 1 else { return parts.first ?? base ?? .empty }
    var merger = SnapshotMerger(base: base)
    for part in parts { merger.add(part) }
    return merger.merged
  }

  /// Returns the snapshot that one of several parts goes on from: the pursuits that wait are dealt out.
  func dealt(to part: Int, of count: Int) -> ExplorationSnapshot {
    guard count > 1 else { return self }
    var dealt = self
    dealt.pursuits?.waiting = (pursuits?.waiting ?? []).enumerated()
      .filter { $0.offset % count == part }.map(\.element)
    return dealt
  }
}

/// The merger of snapshots, each of which numbers its acts, kinds and states in its own way.
private struct SnapshotMerger {
  /// A state, whose moves are found by their acts.
  private struct Node {
    var stored: ExplorationSnapshot.StoredNode
    var moves: [(act: Int32, target: Int32)] = []
    var places: [Int32: Int] = [:]
  }

  /// The numbers in the merged snapshot of the acts, kinds and states of one part.
  private struct Numbers {
    let acts: [Int32]
    let kinds: [Int32]
    let nodes: [Int32]

    /// Returns the merged number of a state; the marks of a move that led to none stay as they are.
    func target(_ target: Int32) -> Int32 { target < 0 ? target : nodes[Int(target)] }

    /// Returns the merged number of an act; a mark stays as it is.
    func act(_ act: Int32) -> Int32 { act < 0 ? act : acts[Int(act)] }
  }

  private let base: ExplorationSnapshot?
  private var results: [ExplorationResult] = []
  private var quota: Int32 = 1

  private var acts: [ExplorationSnapshot.StoredAct] = []
  private var actNumbers: [[String]: Int32] = [:]

  private var kinds: [ExplorationSnapshot.StoredKind] = []
  private var kindNumbers: [Fingerprint: Int32] = [:]
  private var tries: [[Int32: Int32]] = []
  private var baseTries: [Fingerprint: [Int32: Int32]] = [:]

  private var nodes: [Node] = []
  private var nodeNumbers: [Fingerprint: Int32] = [:]

  private var buttons: [ExplorationSnapshot.StoredButton] = []
  private var buttonPlaces: [[String]: Int] = [:]
  private var pursuits = PursuitMerger()
  private var occasions: Set<String> = []
  private var relaunched: Set<Int32> = []

  init(base: ExplorationSnapshot?) {
    self.base = base
    for kind in base?.kinds ?? [] {
      baseTries[kind.key] = Dictionary(ExplorationSnapshot.pairs(kind.tries.values)) { $1 }
    }
  }

  /// Adds what a part found.
  mutating func add(_ part: ExplorationSnapshot) {
    results.append(part.result)
    quota = max(quota, part.quota)
    let actNumbers = part.acts.map { number(of: $0) }
    let kindNumbers = part.kinds.map { number(of: $0) }
    let nodeNumbers = part.nodes.map { number(of: $0, kind: kindNumbers[Int($0.kind)]) }
    let numbers = Numbers(acts: actNumbers, kinds: kindNumbers, nodes: nodeNumbers)
    for (kind, number) in zip(part.kinds, kindNumbers) { addTries(of: kind, to: number, numbers) }
    for (node, number) in zip(part.nodes, nodeNumbers) { merge(node, into: Int(number), numbers) }
    for button in part.buttons ?? [] { merge(button) }
    occasions.formUnion(part.occasions ?? [])
    relaunched.formUnion((part.relaunched?.values ?? []).map(numbers.target))
    if let stored = part.pursuits {
      pursuits.add(stored, act: numbers.act, kind: { kindNumbers[Int($0)] }, state: numbers.target)
    }
  }

  private mutating func number(of act: ExplorationSnapshot.StoredAct) -> Int32 {
    if let number = actNumbers[act.lines] { return number }
    let number = Int32(acts.count)
    actNumbers[act.lines] = number
    acts.append(act)
    return number
  }

  private mutating func number(of kind: ExplorationSnapshot.StoredKind) -> Int32 {
    if let number = kindNumbers[kind.key] { return number }
    let number = Int32(kinds.count)
    kindNumbers[kind.key] = number
    kinds.append(kind)
    kinds[Int(number)].refused = []
    tries.append([:])
    return number
  }

  private mutating func number(
    of node: ExplorationSnapshot.StoredNode, kind: Int32
  ) -> Int32 {
    if let number = nodeNumbers[node.key] { return number }
    let number = Int32(nodes.count)
    nodeNumbers[node.key] = number
    var stored = node
    // The way and the parent are those of the first part that has a shorter one than none.
    (stored.kind, stored.parent, stored.act, stored.depth) = (kind, nil, nil, .max)
    stored.way = []
    nodes.append(Node(stored: stored))
    return number
  }

  /// Adds the tries of a part since the base, which all parts count.
  private mutating func addTries(
    of kind: ExplorationSnapshot.StoredKind, to number: Int32, _ numbers: Numbers
  ) {
    let isFirst = results.count == 1
    let before = isFirst ? [:] : baseTries[kind.key] ?? [:]
    for (act, count) in ExplorationSnapshot.pairs(kind.tries.values) {
      tries[Int(number)][numbers.acts[Int(act)], default: 0] += count - (before[act] ?? 0)
    }
    let refused = Set(kinds[Int(number)].refused).union(kind.refused.map { numbers.acts[Int($0)] })
    kinds[Int(number)].refused = refused.sorted()
  }

  private mutating func merge(
    _ node: ExplorationSnapshot.StoredNode, into index: Int, _ numbers: Numbers
  ) {
    let isNew = nodes[index].stored.depth == .max
    if node.depth < nodes[index].stored.depth {
      nodes[index].stored.depth = node.depth
      nodes[index].stored.parent = node.parent.map { numbers.nodes[Int($0)] }
      nodes[index].stored.act = node.act.map { numbers.acts[Int($0)] }
      nodes[index].stored.hasTriedShortest = node.hasTriedShortest
    }
    nodes[index].stored.misses = max(nodes[index].stored.misses, node.misses)
    if isNew || node.way.count < nodes[index].stored.way.count {
      nodes[index].stored.way = node.way.map(numbers.act)
    }
    for move in ExplorationSnapshot.pairs(node.moves) {
      let (act, target) = (numbers.act(move.0), numbers.target(move.1))
      guard let known = nodes[index].places[act] else {
        nodes[index].places[act] = nodes[index].moves.count
        nodes[index].moves.append((act, target))
        continue
      }
      if nodes[index].moves[known].target == StateGraph.Move.untried {
        nodes[index].moves[known].target = target
      }
    }
  }

  private mutating func merge(_ button: ExplorationSnapshot.StoredButton) {
    let key = [button.screen, button.button]
    guard let place = buttonPlaces[key] else {
      buttonPlaces[key] = buttons.count
      buttons.append(button)
      return
    }
    if button.hadEffect { buttons[place] = button }
  }

  /// The snapshot of what was added.
  var merged: ExplorationSnapshot {
    var result = ExplorationResult.merging(results)
    result.states = nodes.count
    result.offered = nodes.reduce(0) { $0 + $1.moves.count }
    result.edges = nodes.reduce(0) { sum, node in
      sum + node.moves.count { $0.target != StateGraph.Move.untried }
    }
    result.lost = results.map(\.lost).max() ?? 0
    let earlier = base?.result.acts ?? 0
    result.acts = results.reduce(earlier) { $0 + $1.acts - earlier }
    return ExplorationSnapshot(
      result: result, acts: acts,
      nodes: nodes.map { node in
        var stored = node.stored
        stored.moves = node.moves.flatMap { [$0.act, $0.target] }
        return stored
      },
      kinds: zip(kinds, tries).map { kind, tries in
        var kind = kind
        kind.tries = PackedNumbers(tries.keys.sorted().flatMap { [$0, tries[$0] ?? 0] })
        return kind
      },
      quota: quota, buttons: buttons, pursuits: pursuits.merged, occasions: occasions.sorted(),
      relaunched: PackedNumbers(relaunched.sorted()))
  }
}

/// The merger of the pursuits of several parts.
private struct PursuitMerger {
  private var lateActs: [[Int32]] = []
  private var delays: [Int32: Int32] = [:]
  private var planned: Set<[Int32]> = []
  private var waiting: [[Int32]] = []
  private var nextPlan: Int?
  private var knownLateActs: Set<[Int32]> = []
  private var knownWaiting: Set<[Int32]> = []

  /// Adds the pursuits of a part, whose numbers the closures bring into those of the merged snapshot.
  mutating func add(
    _ stored: Pursuits.Stored, act: (Int32) -> Int32, kind: (Int32) -> Int32,
    state: (Int32) -> Int32
  ) {
    for late in stored.lateActs where late.count == 4 {
      let origin = [kind(late[0]), act(late[1])]
      guard knownLateActs.insert(origin).inserted else { continue }
      lateActs.append(origin + [state(late[2]), act(late[3])])
    }
    for delay in stored.delays where delay.count == 2 { delays[act(delay[0])] = act(delay[1]) }
    for plan in stored.planned where plan.count >= 2 {
      planned.insert([kind(plan[0])] + plan.dropFirst().map(act))
    }
    for pursuit in stored.waiting where pursuit.count >= 2 {
      let pursuit = [state(pursuit[0])] + pursuit.dropFirst().map(act)
      if knownWaiting.insert(pursuit).inserted { waiting.append(pursuit) }
    }
    nextPlan = min(nextPlan ?? .max, stored.nextPlan)
  }

  var merged: Pursuits.Stored {
    Pursuits.Stored(
      lateActs: lateActs, delays: delays.keys.sorted().map { [$0, delays[$0] ?? 0] },
      planned: planned.sorted { $0.lexicographicallyPrecedes($1) }, waiting: waiting,
      nextPlan: nextPlan ?? 0)
  }
}
