extension Container: CustomStringConvertible {
  /// The container as a tree: its registrations with scope and source location, then its parent's.
  ///
  /// A line also names the other types that a registration answers for, and says whether it hides
  /// one of the parent's.
  public var description: String {
    lines(depth: 0).joined(separator: "\n")
  }

  /// Returns a line for each resolution in a body, indented by depth, with new and kept instances.
  public func tracing(_ body: () -> Void) -> [String] {
    let trace = Trace()
    resolution.trace = trace
    defer { resolution.trace = nil }
    body()
    return trace.lines
  }

  /// Returns the titles of registrations with the same service type, or with a similar type name.
  func nearest<Service>(to type: Service.Type) -> [String] {
    let wanted = "\(type)"
    let all = unique + (parent.map { $0.allUnique } ?? [])
    let same = all.filter { $0.serviceType == type }
    guard same.isEmpty else { return same.map(\.title) }
    let ranked = all.map { (NameDistance.between(wanted, "\($0.serviceType)"), $0.title) }
      .filter { $0.0 <= max(wanted.count, $0.1.count) / 3 }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.1)
  }

  private var allUnique: [AnyServiceEntry] { unique + (parent?.allUnique ?? []) }

  /// The registrations sorted by title, forwarded ones once.
  var unique: [AnyServiceEntry] {
    var seen: Set<ObjectIdentifier> = []
    return entries.all.map(\.entry).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { ($0.title, $0.place) < ($1.title, $1.place) }
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let own = unique.map { "\(indent)  \($0.title)  \($0.scope)  \($0.place)\(remarks($0))" }
    let head = depth == 0 ? "Container" : "parent"
    return ["\(indent)\(head)"] + (own.isEmpty ? ["\(indent)  (nothing)"] : own)
      + (parent?.lines(depth: depth + 1) ?? [])
  }

  private func remarks(_ entry: AnyServiceEntry) -> String {
    let others = entry.otherTitles.isEmpty ? nil : entry.otherTitles.joined(separator: ", ")
    let hides = entries.all.contains { key, found in
      found === entry && parent?.registration(for: key, hash: key.hash) != nil
    }
    return (others.map { "  answers for \($0)" } ?? "") + (hides ? "  hides its parent's" : "")
  }
}

/// The edit distance of two names, ignoring case.
private enum NameDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = last[column] + (letter == other ? 0 : 1)
        current.append(min(last[column + 1] + 1, current[column] + 1, change))
      }
      last = current
    }
    return last[right.count]
  }
}
