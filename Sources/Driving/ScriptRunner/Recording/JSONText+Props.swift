import RehearsalCore

extension JSONText {
  /// Writes the difference from an earlier value.
  ///
  /// A difference is a list that begins with its kind: `["=",value]` replaces the value,
  /// `["{",{name:difference}]` changes members, `["#",[[index,difference]]]` changes items, and
  /// `["[",index,count,[value]]` replaces a number of items from an index by others.
  mutating func write(_ new: PropsValue, since old: PropsValue) {
    switch (old, new) {
    case (.object(let before), .object(let after)) where Self.haveSameNames(before, after):
      change("{") { json in
        json.object { json in
          for (old, new) in zip(before, after) where old.value != new.value {
            json.name(new.name)
            json.write(new.value, since: old.value)
          }
        }
      }
    case (.list(let before), .list(let after)) where before.count == after.count:
      change("#") { json in
        json.list { json in
          for index in after.indices where before[index] != after[index] {
            json.list { json in
              json.write(index)
              json.write(after[index], since: before[index])
            }
          }
        }
      }
    case (.list(let before), .list(let after)): splice(before, after)
    default: change("=") { $0.write(new) }
    }
  }

  /// Writes a value.
  mutating func write(_ value: PropsValue) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .int(let value): write(value)
    case .double: writeRaw(value.jsonText)
    case .string(let text): write(text)
    case .list(let values):
      list { json in
        for value in values { json.write(value) }
      }
    case .object(let members):
      object { json in
        for member in members {
          json.name(member.name)
          json.write(member.value)
        }
      }
    }
  }

  private static func haveSameNames(
    _ old: [PropsValue.Member], _ new: [PropsValue.Member]
  ) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0.name == $1.name }
  }

  private mutating func change(_ kind: String, _ body: (inout JSONText) -> Void) {
    list { json in
      json.write(kind)
      body(&json)
    }
  }

  private mutating func splice(_ old: [PropsValue], _ new: [PropsValue]) {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    change("[") { json in
      json.write(first)
      json.write(old.count - first - last)
      json.list { json in
        for value in new[first..<new.count - last] { json.write(value) }
      }
    }
  }
}
