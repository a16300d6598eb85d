/// A plan for what follows an act whose answers come late: the user goes where they may do harm.
struct Pursuit {
  /// The state in which the act is performed.
  let state: Int32

  /// The number of the act.
  let act: Int32

  /// The acts that follow, before the late answers are waited for.
  let way: [Int32]
}

/// The pursuits of the late acts of an exploration, each planned once.
struct Pursuits {
  private struct Origin: Hashable {
    let kind: Int32
    let act: Int32
  }

  /// A late act with a state in which it was performed.
  private struct LateAct {
    let origin: Origin
    let state: Int32
    let onTime: Int32
  }

  private var lateActs: [LateAct] = []
  private var known: Set<Origin> = []
  private var planned: Set<[Int32]> = []
  private var plannedCounts: [Origin: Int] = [:]

  /// The number of pursuits of one late act in states of one kind.
  private static let limit = 6

  private var waiting: [Pursuit] = []
  private var waitingByState: [Int32: Int] = [:]

  /// The number of states at which the pursuits are planned again.
  private var nextPlan = 0

  /// The numbers of the acts that late acts delay the answers of.
  private var actsOnTime: [Int32: Int32] = [:]

  /// Creates the pursuits of a search that begins.
  init() {}

  /// Notes that an act delays the answers of another one.
  mutating func note(_ act: Int32, delays onTime: Int32) {
    actsOnTime[act] = onTime
  }

  /// Notes that an act was performed in a state; only late acts count.
  mutating func note(_ act: Int32, in state: Int32, kind: Int32) {
    let origin = Origin(kind: kind, act: act)
    guard let onTime = actsOnTime[act], known.insert(origin).inserted else { return }
    lateActs.append(LateAct(origin: origin, state: state, onTime: onTime))
  }

  /// Plans what the states found by now allow, each time that their number has grown by a quarter.
  mutating func plan(in graph: StateGraph, _ table: ActTable) {
    guard graph.nodes.count >= nextPlan else { return }
    nextPlan = graph.nodes.count + graph.nodes.count / 4 + 1
    for late in lateActs {
      let ways =
        graph.waysToSiblings(
          of: late.onTime, from: late.state, isWalkable: { !table.isFault($0) },
          isChoice: { table[$0].kind == .user })
        + graph.waysElsewhere(
          from: late.state, than: late.onTime, isWalkable: { table[$0].kind == .user })
      for way in ways
      where plannedCounts[late.origin, default: 0] < Self.limit
        && planned.insert([late.origin.kind, late.origin.act, -1] + way).inserted
      {
        plannedCounts[late.origin, default: 0] += 1
        waiting.append(Pursuit(state: late.state, act: late.origin.act, way: way))
        waitingByState[late.state, default: 0] += 1
      }
    }
  }

  /// Returns whether a pursuit begins in a state.
  func begin(in state: Int32) -> Bool { waitingByState[state] != nil }

  /// Removes and returns the next pursuit; nil if there is none.
  ///
  /// - Parameter state: the state that it begins in; nil for any.
  mutating func next(in state: Int32? = nil) -> Pursuit? {
    guard let state = state ?? waiting.first?.state, let count = waitingByState[state],
      let index = waiting.firstIndex(where: { $0.state == state })
    else { return nil }
    waitingByState[state] = count > 1 ? count - 1 : nil
    return waiting.remove(at: index)
  }
}

// MARK: Continuing

extension Pursuits {
  /// The pursuits as they are kept, in numbers of acts and states.
  struct Stored: Codable {
    /// The kind, the act, the state and the act on time of each late act.
    let lateActs: [[Int32]]

    /// The late acts with the acts whose answers they delay.
    let delays: [[Int32]]

    /// The kind, the late act and the way of each pursuit that was planned.
    let planned: [[Int32]]

    /// The state, the late act and the way of each pursuit that waits.
    var waiting: [[Int32]]

    let nextPlan: Int
  }

  /// The pursuits as they are kept.
  var stored: Stored {
    Stored(
      lateActs: lateActs.map { [$0.origin.kind, $0.origin.act, $0.state, $0.onTime] },
      delays: actsOnTime.keys.sorted().map { [$0, actsOnTime[$0] ?? 0] },
      planned: planned.sorted { $0.lexicographicallyPrecedes($1) },
      waiting: waiting.map { [$0.state, $0.act] + $0.way }, nextPlan: nextPlan)
  }

  /// Creates the pursuits of a search that goes on from another one.
  init(_ stored: Stored) {
    for late in stored.lateActs where late.count == 4 {
      let origin = Origin(kind: late[0], act: late[1])
      known.insert(origin)
      lateActs.append(LateAct(origin: origin, state: late[2], onTime: late[3]))
    }
    for delay in stored.delays where delay.count == 2 { actsOnTime[delay[0]] = delay[1] }
    for plan in stored.planned where plan.count >= 2 {
      planned.insert(plan)
      plannedCounts[Origin(kind: plan[0], act: plan[1]), default: 0] += 1
    }
    for pursuit in stored.waiting where pursuit.count >= 2 {
      waiting.append(
        Pursuit(state: pursuit[0], act: pursuit[1], way: Array(pursuit.dropFirst(2))))
      waitingByState[pursuit[0], default: 0] += 1
    }
    nextPlan = stored.nextPlan
  }
}
