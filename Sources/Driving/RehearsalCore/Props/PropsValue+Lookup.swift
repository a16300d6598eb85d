/// The reason that a path leads to no value.
public struct PropsPathError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The last value on the path, as in `props.messages has 2, from [0] to [1]: there is no [5]`.
  public let description: String
}

extension PropsValue {
  /// The value at a path; nil if there is none.
  public subscript(path: PropsPath) -> PropsValue? {
    try? value(at: path)
  }

  /// Returns the value at a path.
  ///
  /// - Throws: ``PropsPathError`` with the last value on the path if there is none.
  public func value(at path: PropsPath) throws(PropsPathError) -> PropsValue {
    var value = self
    for (index, step) in path.steps.enumerated() {
      guard let next = value.value(at: step) else {
        let reached = PropsPath(Array(path.steps[..<index]))
        throw PropsPathError(description: value.problem(with: step, at: reached))
      }
      value = next
    }
    return value
  }

  private func value(at step: PropsPath.Step) -> PropsValue? {
    switch (step, self) {
    case (.member(let name), .object(let members)): members.first { $0.name == name }?.value
    case (.index(let index), .list(let values)):
      values.indices.contains(index) ? values[index] : nil
    case (.count, .object(let members)):
      members.first { $0.name == "count" }?.value ?? .int(members.count)
    case (.count, .list(let values)): .int(values.count)
    case (.count, .string(let text)): .int(text.count)
    default: nil
    }
  }

  private func problem(with step: PropsPath.Step, at path: PropsPath) -> String {
    switch (step, self) {
    case (.member(let name), .object(let members)):
      "\(path) has no \(name); it has " + (members.isEmpty ? "nothing" : members.names)
    case (.index(let index), .list(let values)):
      values.isEmpty
        ? "\(path) is empty: there is no [\(index)]"
        : "\(path) has \(values.count), from [0] to [\(values.count - 1)]: there is no [\(index)]"
    case (.member(let name), _): "\(path) is \(kind): it has no \(name)"
    case (.index, _): "\(path) is \(kind): it has no [ ]"
    case (.count, _): "\(path) is \(kind): it has no count"
    }
  }

  /// The kind of the value, with its article.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .int, .double: "a number"
    case .string: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension [PropsValue.Member] {
  fileprivate var names: String { map(\.name).joined(separator: ", ") }
}
