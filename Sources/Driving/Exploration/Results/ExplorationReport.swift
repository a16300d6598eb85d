import RehearsalCore

/// A report of an exploration; it has the same bytes for the same seed.
public struct ExplorationReport {
  let result: ExplorationResult

  /// Creates a report of a result.
  public init(_ result: ExplorationResult) {
    self.result = result
  }

  /// The report for people: each fault with its script, then the counts.
  public var lines: [String] {
    result.faults.flatMap(lines(of:)) + result.exempted.map { "exempted: \($0)" } + [summary]
  }

  /// The report as JSON lines: one object a fault, then the counts.
  public var jsonLines: String {
    (result.faults.map(object(of:)) + [counts]).map { $0.description + "\n" }.joined()
  }

  private func lines(of fault: Fault) -> [String] {
    ["fault: \(fault.rule) on \(fault.place)"]
      + fault.message.split(separator: "\n").map { "  \($0)" }
      + ["  a fault because \(fault.reason)"]
      + ["  faults/\(fault.file)" + (fault.isConfirmed ? "" : " (not confirmed by a run)")]
      + fault.steps.map { "    \($0)" }
      + ["  to accept it: \(fault.rule) on \(fault.place): REASON", ""]
  }

  private var summary: String {
    let counts = [
      result.states.counted("state"), result.map.screens.count.counted("screen"),
      result.map.edges.count.counted("move"), "\(result.edges) of \(result.offered.counted("act"))",
      result.faults.count.counted("fault"),
    ]
    return (["\(counts.joined(separator: ", "))", ending] + [lost].compactMap { $0 })
      .joined(separator: "; ")
  }

  /// The number of states that were given up; nil if there is none.
  private var lost: String? {
    guard result.lost > 0 else { return nil }
    let were = result.lost == 1 ? "was" : "were"
    return
      "\(result.lost.counted("state")) \(were) not reached again, because the same acts led elsewhere"
  }

  private var ending: String {
    switch result.ending {
    case .complete where result.states == 0 && !result.faults.isEmpty:
      "the app ended before its first state"
    case .complete where result.lost > 0: "every other state within the depth was explored"
    case .complete: "every state within the depth was explored"
    case .limit(let limit): "stopped after \(limit)"
    case .interrupted: "stopped by a signal"
    case .crashed: "stopped, because the app ended one process after another"
    case .goal(let goal): "reached \(goal)"
    }
  }

  private func object(of fault: Fault) -> PropsValue {
    .object([
      .init("event", .string("fault")), .init("rule", .string(fault.rule)),
      .init("screen", .string(fault.place)), .init("message", .string(fault.message)),
      .init("reason", .string(fault.reason)), .init("file", .string("faults/\(fault.file)")),
      .init("confirmed", .bool(fault.isConfirmed)),
      .init("steps", .list(fault.steps.map { .string($0) })),
    ])
  }

  private var counts: PropsValue {
    .object([
      .init("event", .string("explored")), .init("version", .int(1)),
      .init("states", .int(result.states)), .init("screens", .int(result.map.screens.count)),
      .init("moves", .int(result.map.edges.count)), .init("acts", .int(result.edges)),
      .init("offered", .int(result.offered)), .init("lost", .int(result.lost)),
      .init("faults", .int(result.faults.count)),
      .init("exempted", .list(result.exempted.map { .string($0) })),
      .init("ended", .string(ending)),
    ])
  }
}
