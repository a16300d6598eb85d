extension Container: CustomStringConvertible {
  /// The registrations of this container, a line for each, in Swinject's form.
  public var description: String {
    resolution.lock.sync {
      let plain = entries.all.map { $0.entry.line($0.key.service, $0.key.name, option: nil) }
      let optional = optionEntries.map { $1.line($0.service, $0.name, option: $0.option) }
      let lines = (plain + optional).map { "\n    { \($0) }" }
      return "[" + lines.sorted().joined(separator: ",") + "\n]"
    }
  }

  /// The registrations with scope and source location, and those of the parents, as a tree.
  ///
  /// A line also names the other types that a registration answers for, and says whether it hides
  /// one of the parent's.
  public var registrationTree: String {
    resolution.lock.sync { lines(depth: 0).joined(separator: "\n") }
  }

  /// Returns a line for each resolution in a body, indented by depth, with new and kept instances.
  public func tracing(_ body: () -> Void) -> [String] {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    let trace = Trace()
    resolution.trace = trace
    defer { resolution.trace = nil }
    body()
    return trace.lines
  }

  /// The registrations sorted by title, forwarded ones once.
  var unique: [AnyServiceEntry] {
    var seen: Set<ObjectIdentifier> = []
    let entries = entries.all.map(\.entry) + optionEntries.values
    return entries.filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { (title: $0.title, entry: $0) }
      .sorted { ($0.title, $0.entry.place) < ($1.title, $1.entry.place) }
      .map(\.entry)
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let own = unique.map { "\(indent)  \($0.title)  \($0.scope)  \($0.place)\(remarks($0))" }
    let head = depth == 0 ? "Container" : "parent"
    return ["\(indent)\(head)"] + (own.isEmpty ? ["\(indent)  (nothing)"] : own)
      + (parent?.lines(depth: depth + 1) ?? [])
  }

  private func remarks(_ entry: AnyServiceEntry) -> String {
    let others = entry.otherTypes.map {
      ResolutionError.title($0.type, name: $0.name, arguments: [])
    }
    let answers = others.isEmpty ? "" : "  answers for " + others.joined(separator: ", ")
    let hides = entries.all.contains { key, found in
      found === entry && parent?.registration(for: key, hash: key.hash) != nil
    }
    return answers + (hides ? "  hides its parent's" : "")
  }
}

extension AnyServiceEntry {
  /// Returns the registration as Swinject prints it.
  ///
  /// - Parameters:
  ///   - service: the type it is resolved by, the registered one or another one.
  ///   - name: the name it is resolved by.
  ///   - option: the option it is resolved by.
  fileprivate func line(
    _ service: ObjectIdentifier, _ name: String?, option: (any ServiceKeyOption)?
  ) -> String {
    let other = otherTypes.first { ObjectIdentifier($0.type) == service }?.type
    return "Service: \(serviceType)" + (name.map { ", Name: \"\($0)\"" } ?? "")
      + (option.map { ", \($0)" } ?? "") + ", Factory: \(argumentsType) -> \(other ?? serviceType)"
      + ", ObjectScope: \(scope)"
      + (completionCount == 0 ? "" : ", InitCompleted: Specified \(completionCount) closures")
  }
}
