/// What is written down of each resolution.
final class Trace {
  private(set) var lines: [String] = []

  func noteKept(_ entry: AnyServiceEntry, in building: Building) {
    if entry.keptAny != nil { note(entry, isNew: false, in: building) }
  }

  func note(_ entry: AnyServiceEntry, isNew: Bool, in building: Building) {
    note("\(entry.title), \(isNew ? "new" : "kept") in \(entry.scope) scope", in: building)
  }

  func note(_ line: String, in building: Building) {
    lines.append(String(repeating: "  ", count: building.chain.count) + line)
  }
}
