/// A value of the props that differs between two renderings.
package struct PropsChange: Equatable {
  /// The path of the value.
  package let path: PropsPath

  /// The value before; nil if there was none.
  package let old: PropsValue?

  /// The value now; nil if there is none.
  package let new: PropsValue?
}

extension PropsChange: CustomStringConvertible {
  /// The change on one line: `canSend: false → true`, `+ messages[3]: {…}`.
  package var description: String {
    let text = path.description
    let name = text.hasPrefix("props.") ? String(text.dropFirst(6)) : text
    switch (old, new) {
    case (let old?, let new?): return "\(name): \(old.plain) → \(new.plain)"
    case (let old?, nil): return "- \(name): \(old.plain)"
    case (nil, let new?): return "+ \(name): \(new.plain)"
    case (nil, nil): return name
    }
  }
}

extension PropsValue {
  /// Returns the values that differ from those of an earlier rendering, in their order.
  ///
  /// Of two lists of different lengths, the items between their common ends differ.
  package func changes(since old: PropsValue) -> [PropsChange] {
    changes(since: old, at: PropsPath([]))
  }

  private func changes(since old: PropsValue, at path: PropsPath) -> [PropsChange] {
    guard self != old else { return [] }
    switch (old, self) {
    case (.object(let before), .object(let after)):
      return Self.changes(from: before, to: after, at: path)
    case (.list(let before), .list(let after)):
      return Self.changes(from: before, to: after, at: path)
    default: return [PropsChange(path: path, old: old, new: self)]
    }
  }

  private static func changes(
    from before: [Member], to after: [Member], at path: PropsPath
  ) -> [PropsChange] {
    let now = after.flatMap { member -> [PropsChange] in
      let path = path.appending(.member(member.name))
      guard let old = before.first(where: { $0.name == member.name }) else {
        return [PropsChange(path: path, old: nil, new: member.value)]
      }
      return member.value.changes(since: old.value, at: path)
    }
    let gone = before.filter { old in !after.contains { $0.name == old.name } }
    return now
      + gone.map {
        PropsChange(path: path.appending(.member($0.name)), old: $0.value, new: nil)
      }
  }

  private static func changes(
    from before: [PropsValue], to after: [PropsValue], at path: PropsPath
  ) -> [PropsChange] {
    guard before.count != after.count else {
      return zip(before, after).enumerated().flatMap { index, pair in
        pair.1.changes(since: pair.0, at: path.appending(.index(index)))
      }
    }
    let first = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - first
    let last = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let removed = (first..<before.count - last).map {
      PropsChange(path: path.appending(.index($0)), old: before[$0], new: nil)
    }
    return removed
      + (first..<after.count - last).map {
        PropsChange(path: path.appending(.index($0)), old: nil, new: after[$0])
      }
  }

  /// The value on one line, with members written without quotes: `{email: "", canSend: false}`.
  package var plain: String {
    switch self {
    case .list(let values): "[" + values.map(\.plain).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name): \($0.value.plain)" }.joined(separator: ", ") + "}"
    case .null, .bool, .int, .double, .string: description
    }
  }
}

extension PropsPath {
  fileprivate func appending(_ step: Step) -> PropsPath { PropsPath(steps + [step]) }
}
