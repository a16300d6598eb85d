extension PropsValue {
  /// The value as JSON (RFC 8259) on one line; members keep their order.
  package var jsonText: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

/// A writer of one JSON value.
private struct JSONWriter {
  private(set) var text = ""

  mutating func write(_ value: PropsValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): text.appendJSON(value)
    case .list(let values): writeAll(values, "[", "]") { writer, value in writer.write(value) }
    case .object(let members):
      writeAll(members, "{", "}") { writer, member in
        writer.text.appendJSON(member.name)
        writer.text += ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func writeAll<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ write: (inout JSONWriter, Part) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      write(&self, part)
    }
    text += close
  }
}

extension PropsValue {
  /// The value of a member of an object; nil if there is none.
  package subscript(member name: String) -> PropsValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if the value is one.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The integer, if the value is one.
  package var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  /// Creates an object from its members.
  package static func members(_ members: KeyValuePairs<String, PropsValue>) -> PropsValue {
    .object(members.map { Member($0.key, $0.value) })
  }
}
