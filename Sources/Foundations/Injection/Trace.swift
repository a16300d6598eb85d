/// A recorder of resolutions, for `tracing(_:)`.
final class Trace {
  private(set) var lines: [String] = []

  /// Adds a line for an instance that the entry itself stores; does nothing without one.
  func noteKept(_ entry: AnyServiceEntry, in resolution: ResolutionState) {
    if entry.anyInstance != nil { note(entry, isNew: false, in: resolution) }
  }

  func note(_ entry: AnyServiceEntry, isNew: Bool, in resolution: ResolutionState) {
    note("\(entry.title), \(isNew ? "new" : "kept") in \(entry.scope) scope", in: resolution)
  }

  func note(_ line: String, in resolution: ResolutionState) {
    lines.append(String(repeating: "  ", count: resolution.chain.count) + line)
  }
}
