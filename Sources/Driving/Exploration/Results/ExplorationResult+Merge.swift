extension ExplorationResult {
  /// Returns the results of several parts together: each fault, screen and discovery once, and the sums of what
  /// the parts counted.
  static func merging(_ parts: [ExplorationResult]) -> ExplorationResult {
    var merged = ExplorationResult()
    for part in parts { merged.merge(part) }
    return merged
  }

  private mutating func merge(_ part: ExplorationResult) {
    for fault in part.faults { addIfNew(fault) }
    for line in part.exempted where !exempted.contains(line) { exempted.append(line) }
    map.merge(part.map)
    merge(part.discoveries)
    states += part.states
    edges += part.edges
    offered += part.offered
    acts += part.acts
    lost += part.lost
    if ending == .complete { ending = part.ending }
    ways.merge(part.ways) { $0.count <= $1.count ? $0 : $1 }
  }

  private mutating func merge(_ others: [Discovery]) {
    let known = Dictionary(discoveries.enumerated().map { ($1.part, $0) }) { first, _ in first }
    for other in others {
      guard let index = known[other.part] else {
        discoveries.append(other)
        continue
      }
      if other.lines.count < discoveries[index].lines.count { discoveries[index] = other }
    }
  }

  /// Adds a fault under a file name of its own, unless one with the same cause is known.
  mutating func addIfNew(_ fault: Fault) {
    guard !faults.contains(where: fault.isSame(as:)) else { return }
    var fault = fault
    fault.file = FaultScript.file(fault.rule, fault.place, taken: Set(faults.map(\.file)))
    faults.append(fault)
  }
}

extension Fault {
  /// Returns whether another fault has the same cause.
  func isSame(as other: Fault) -> Bool {
    let ignoresPlace = Rules.all.first { $0.name == rule }?.ignoresPlace ?? false
    return rule == other.rule && subject == other.subject && (ignoresPlace || place == other.place)
  }
}
